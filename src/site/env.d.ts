interface ImportMetaEnv {
  readonly BRAND: import('#edition/brand/brands.ts').BrandKey
  /** As `formatRetention` formats it; empty where nothing is set. */
  readonly RETENTION: string
}
