import type { Brand } from '#content/brand/brand.ts'
import { brands } from '#content/brand/brands.ts'

/** The brand this build speaks for. */
export const brand: Brand = brands[import.meta.env.SITE_BRAND]

/** An amount in the brand's own money, as in '$0 upfront'. */
export function inOwnMoney(text: string): string {
  return text.replaceAll('$', brand.currencySign)
}

/** An amount that is Australian wherever it is read. */
export function inAustralianMoney(text: string): string {
  return text.replaceAll('$', brand.australianDollar)
}
