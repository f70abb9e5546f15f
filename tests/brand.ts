import type { Brand } from '#content/brand.ts'
import { brands } from '#edition/brand/brands.ts'

const [first] = Object.values<Brand>(brands)
if (!first) throw new Error('The edition has no brand')

/** The first brand of the edition under test, as most of its tests want one. */
export const brand: Brand = first
