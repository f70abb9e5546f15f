import type { Site } from '#server/site.ts'

/** A site without pages, for tests of the API alone. */
export function noSite(siteUrl: string): Site {
  return {
    build: { brand: 'au', siteUrl, scriptHashes: [] },
    files: new Map(),
    pages: new Map(),
    views: {} as Site['views'],
  }
}
