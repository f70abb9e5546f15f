interface ImportMetaEnv {
  readonly BRAND: import('#content/brand/brands.ts').BrandKey
}
