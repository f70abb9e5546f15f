import type { Brand } from '#content/brand.ts'
import { au } from './au.ts'

/** Every brand of this edition, by what `SITE_BRAND` calls it. */
export const brands = { au } satisfies Record<string, Brand>

export type BrandKey = keyof typeof brands

export const brandKeys = Object.keys(brands) as BrandKey[]
