import { type Entry, entries, entryPlaceholders } from '../build/client-entry.ts'

/**
 * The `data-from` of every element marked `data-touch`: the address of the script that its first touch loads. While
 * developing that is the source, loaded through touch.dev.ts; a built page has a placeholder until the scripts are built.
 */
export const scripts: Record<Entry, string> = import.meta.env.DEV
  ? mapEntries((source) => `/src/site/client/touch.dev.ts?entry=${source}`)
  : (import.meta.env.SCRIPTS ?? entryPlaceholders)

function mapEntries(address: (source: string) => string): Record<Entry, string> {
  const pairs = Object.entries(entries).map(([name, source]) => [name, address(source)])
  return Object.fromEntries(pairs)
}
