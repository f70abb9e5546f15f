import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { uk } from './brand/uk.ts'
import { installerTerms } from './installer-terms.ts'

const { version, ...words } = installerTerms(uk)

test('terms that change get a version of their own', () => {
  const digest = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12)
  expect({ version, digest }).toEqual({ version: '1', digest: 'c5655e6cca77' })
})

test('the terms say what decides: fees, caps, returns, stopping, and that rank can’t be bought', () => {
  const text = JSON.stringify(words)
  for (const part of [
    'plus VAT',
    'caps',
    '72 hours',
    'delete what you have within 24 hours',
    'never moves you up',
    'registered with the ICO',
    'No credit in a price',
    'holds the MCS certificate',
    'never on a Sunday or a bank holiday',
    'channels that were agreed',
  ])
    expect(text).toContain(part)
  expect(text).not.toMatch(/GST|ABN|Australia|Victoria/)
})
