interface ImportMetaEnv {
  readonly BRAND: import('#edition/brand/brands.ts').BrandKey
  /** As `formatRetention` formats it; empty where nothing is set. */
  readonly RETENTION: string
  /** Whether forms ask by boxes for each channel. */
  readonly HAS_BOXES?: boolean
  /** Where the browser's scripts are, in what is built after them. */
  readonly SCRIPTS?: Record<import('./build/client-entry.ts').Entry, string>
}
