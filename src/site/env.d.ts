interface ImportMetaEnv {
  readonly BRAND: import('#content/brand/brands.ts').BrandKey
  /** As `formatRetention` formats it; empty where nothing is set. */
  readonly RETENTION: string
}
