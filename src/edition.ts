import { existsSync, readdirSync } from 'node:fs'

const folder = new URL('content/editions/', import.meta.url)

/** The one that package.json's doors lead to without a condition. */
const usual = 'victoria'

/** Every other edition: a folder of content/editions, and the condition under which the doors of package.json lead to it. */
export const otherEditions: readonly string[] = readdirSync(folder)
  .filter((name) => name !== usual)
  .toSorted()

/** Whether an edition has a brand: a file in its folder. */
export function hasBrand(brand: string): boolean {
  return [usual, ...otherEditions].some((edition) => isBrandOf(edition, brand))
}

/** The import conditions by which Node, Vite and TypeScript find the edition of a brand: its file is in that brand's folder. */
export function conditionsFor(brand: string | undefined): readonly string[] {
  return otherEditions.filter((edition) => isBrandOf(edition, brand))
}

function isBrandOf(edition: string, brand: string | undefined): boolean {
  return existsSync(new URL(`${edition}/brand/${brand}.ts`, folder))
}
