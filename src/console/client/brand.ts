import type { Brand } from '#content/brand.ts'
import { brands } from '#edition/brand/brands.ts'

/** The brand that the site was built for. */
export const brand: Brand = brands[import.meta.env.BRAND]
