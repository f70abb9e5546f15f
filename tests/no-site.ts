import type { Site } from '#server/http/site.ts'

/** A site without pages, for tests of the API alone. */
export function noSite(siteUrl: string): Site {
  return {
    build: { brand: 'au', siteUrl, retention: '', day: '', scriptHashes: [] },
    files: new Map(),
    index: [],
    estimateFile: () => '',
    piecesOf: () => undefined,
    redate: async () => 0,
    answers: {},
    views: {} as Site['views'],
  }
}
