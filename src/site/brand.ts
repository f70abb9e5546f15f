import type { Brand } from '#content/brand.ts'
import { brands } from '#edition/brand/brands.ts'

/** The brand this build speaks for. */
export const brand: Brand = brands[import.meta.env.BRAND]
