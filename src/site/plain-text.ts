import { inAustralianMoney } from './brand.ts'

/** Content's words without its markup, for places that show none. */
export function plainText(text: string): string {
  return inAustralianMoney(text)
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll('**', '')
}
