interface ImportMetaEnv {
  readonly SITE_BRAND: 'au' | 'uk'
}
