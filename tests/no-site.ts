import type { Site } from '#server/http/site.ts'

/** A site without pages, for tests of the API alone. */
export function noSite(siteUrl: string): Site {
  return {
    build: { brand: 'au', siteUrl, retention: '', scriptHashes: [] },
    files: new Map(),
    estimateFile: () => '',
    piecesOf: () => undefined,
    views: {} as Site['views'],
  }
}
