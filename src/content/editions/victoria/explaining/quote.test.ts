import { expect, test } from 'vitest'
import { formatMoney } from '#estimate/format-money.ts'
import { estimateForQuote, exampleQuote, quotedTotal } from './quote.ts'

const dollarsIn = (text = '') => Number(text.replace('−', '-').replace(/[$,]/g, ''))

test('the lines of the quote add up to what you pay', () => {
  const amounts = exampleQuote().lines.filter(({ amount }) => amount)
  const [total] = amounts.filter(({ isTotal }) => isTotal)
  const sum = amounts.reduce(
    (sum, { amount, isTotal }) => sum + (isTotal ? 0 : dollarsIn(amount)),
    0,
  )
  expect(sum).toBe(dollarsIn(total?.amount))
  expect(sum).toBe(quotedTotal)
})

test('the quote is near the middle of our estimate, as its note says', () => {
  const ours = estimateForQuote().costs.panels?.net.mid ?? 0
  expect(Math.abs(quotedTotal / ours - 1)).toBeLessThan(0.05)
  const note = exampleQuote().lines.find(({ isTotal }) => isTotal)?.note.text
  expect(note).toContain(formatMoney(ours))
})

test('what the quote gives for a certificate is held against what installers credit', () => {
  const certificates = exampleQuote().lines.find(({ text }) => text === 'Less federal certificates')
  expect(certificates?.note.text).toBe(
    'This system earns 39. Installers credit $36 to $38.50 each, so $1,404 to $1,502. This one gives you $34.62.',
  )
})

test('it says twice that it is made up', () => {
  const { title, about, text } = exampleQuote()
  expect(title).toBe('Example quote')
  expect(about).toContain('we made it up')
  expect(text.source).toMatch(/^An example we made up/)
})
