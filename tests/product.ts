import { conditionsFor } from '../src/edition.ts'

const { SITE_BRAND = '' } = process.env
const [other] = conditionsFor(SITE_BRAND)

/**
 * The built product of the edition under test. Victoria's is in the checkout itself; tests/suite/stages.ts builds any other beside it.
 */
export const product = { brand: SITE_BRAND, directory: other ? `out/${other}` : '.' }
