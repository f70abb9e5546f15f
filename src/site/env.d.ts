interface ImportMetaEnv {
  readonly SITE_BRAND: import('#content/brand/brands.ts').BrandKey
}
