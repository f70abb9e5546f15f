import { au } from './au.ts'
import type { Brand } from './brand.ts'
import { uk } from './uk.ts'

/** Every brand, by what `SITE_BRAND` calls it. */
export const brands = { au, uk } satisfies Record<string, Brand>

export type BrandKey = keyof typeof brands

export const brandKeys = Object.keys(brands) as BrandKey[]
