import type { Brand } from '#content/brand/brand.ts'
import { brands } from '#content/brand/brands.ts'
import { formsOf } from '#content/forms/forms.ts'
import { type Database, openDatabase } from '#database/open.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import type { Checking } from '#domain/enquiry/problems.ts'
import { phoneReader } from '#operations/read-phone.ts'
import type { Environment } from './environment.ts'

/** All that requests are answered with. */
export type Context = Checking & {
  brand: Brand
  forms: ReadonlyMap<string, EnquiryForm>
  database: Database
  /** What clients of the hosted data interface show. Without it there is nobody to let in. */
  publicClientKey?: string
  now: () => Date
}

export function openContext(environment: Environment): Context {
  const brand = brands[environment.SITE_BRAND]
  return {
    brand,
    forms: formsOf(brand),
    country: brand.country,
    readPhone: phoneReader(brand.country),
    database: openDatabase({ url: environment.DATABASE_URL, directory: environment.DATA_DIR }),
    publicClientKey: environment.PUBLIC_CLIENT_KEY,
    now: () => new Date(),
  }
}
