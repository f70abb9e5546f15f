import type { Brand } from '#content/brand/brand.ts'
import { brands } from '#content/brand/brands.ts'

/** The brand this build speaks for. */
export const brand: Brand = brands[import.meta.env.BRAND]

/** An amount in the brand's own money, as in '$0 upfront'. */
export function inOwnMoney(text: string): string {
  return text.replaceAll('$', brand.currencySign)
}

/** Amounts written with `$` are Australian wherever they are read; `¤` stands for the brand's own money. Doing it twice changes nothing. */
export function inAustralianMoney(text: string): string {
  return text
    .replaceAll(/(?<![A-Z])\$/g, brand.australianDollar)
    .replaceAll('¤', brand.currencySign)
}
