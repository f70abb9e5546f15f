import { expect, test } from 'vitest'
import { formatMoney } from '#estimate/format-money.ts'
import { estimateForQuote, exampleQuote, type QuoteKit, quotedTotal } from './quote.ts'

const kits: readonly QuoteKit[] = ['panels', 'battery', 'both']

const dollarsIn = (text = '') => Number(text.replace('−', '-').replace(/[$,]/g, ''))

test.each(kits)('the lines of the quote for %s add up to what you pay', (kit) => {
  const amounts = exampleQuote(kit).lines.filter(({ amount }) => amount)
  const [total] = amounts.filter(({ isTotal }) => isTotal)
  const sum = amounts.reduce(
    (sum, { amount, isTotal }) => sum + (isTotal ? 0 : dollarsIn(amount)),
    0,
  )
  expect(sum).toBe(dollarsIn(total?.amount))
  expect(sum).toBe(quotedTotal(kit))
})

test.each(kits)('the quote for %s is near the middle of our estimate, as its note says', (kit) => {
  const { costs } = estimateForQuote(kit)
  const ours = (costs.panels?.net.mid ?? 0) + (costs.battery?.net.mid ?? 0)
  expect(Math.abs(quotedTotal(kit) / ours - 1)).toBeLessThan(0.05)
  const note = exampleQuote(kit).lines.find(({ isTotal }) => isTotal)?.note.text
  expect(note).toContain(formatMoney(ours))
})

test('what the quote gives for a certificate is held against what installers credit', () => {
  const text = (kit: QuoteKit) =>
    exampleQuote(kit).lines.find(({ text }) => text === 'Less federal certificates')?.note.text
  expect(text('both')).toBe(
    'This kit earns 39 + 68 = 107. Installers credit $36 to $38.50 each, so $3,852 to $4,120. This one gives you $34.58.',
  )
  expect(text('panels')).toContain('This kit earns 39. ')
  expect(text('battery')).toContain('This kit earns 68. ')
})

test('a quote for a battery alone is not asked what the panels make', () => {
  const titles = (kit: QuoteKit) => exampleQuote(kit).lines.map(({ note }) => note.title)
  expect(titles('battery')).not.toContain('How much will it make?')
  expect(titles('panels')).not.toContain('What stays on in a blackout?')
  expect(titles('both')).toEqual(
    expect.arrayContaining(['How much will it make?', 'What stays on in a blackout?']),
  )
})

test('it says twice that nobody sent it', () => {
  for (const kit of kits) {
    const { title, about, text } = exampleQuote(kit)
    expect(title).toBe('Example quote')
    expect(about).toContain('we made it up')
    expect(text.source).toMatch(/^An invented quote/)
  }
})
