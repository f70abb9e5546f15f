import type { Brand } from '#content/brand.ts'
import { uk } from './uk.ts'

/** Every brand of this edition, by what `SITE_BRAND` calls it. */
export const brands = { uk } satisfies Record<string, Brand>

export type BrandKey = keyof typeof brands

export const brandKeys = Object.keys(brands) as BrandKey[]
