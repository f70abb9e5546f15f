import type { Site } from '#server/site.ts'

/** For servers whose pages nobody opens. */
export function noSite(siteUrl: string): Site {
  return {
    build: { brand: 'au', siteUrl, scriptHashes: [] },
    files: new Map(),
    pages: new Map(),
    views: {} as Site['views'],
  }
}
