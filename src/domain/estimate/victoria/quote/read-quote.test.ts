import { expect, test } from 'vitest'
import { readQuote } from './read-quote.ts'

test('a quote of one column is read line by line', () => {
  const text = `Lantern Street Electrical Pty Ltd
    Quote 1042 for 12 Wren St, Preston
    15 x Jinko Tiger Neo 440W solar panels (6.6 kW)      $7,890.00
    1 x Sungrow SG5.0RS 5 kW inverter, single phase
    BYD HVM battery, 10.2 kWh, 9.9 kWh usable      $11,300.00
    Less STCs (107)       -$4,066.00
    Less Solar Victoria rebate       -$1,400.00
    Sub-total $19,190
    Total you pay, incl. GST      $13,724.00
    Deposit 10%     $1,372.40
    Installation on 14 December 2026
    Export limited to 5 kW
    Warranty: panels 25 years, workmanship 10 years`
  expect(readQuote(text)).toEqual({
    from: 'Lantern Street Electrical',
    panels: '15',
    watts: '440',
    'panel-model': 'Jinko Tiger Neo',
    inverter: '5',
    battery: '9.9',
    price: '13724',
    deposit: '1372',
    certificates: '4066',
    rebate: '1400',
    installed: '2026-12-14',
    warranty: '10',
    phases: '1',
    export: '5',
  })
})

test('sums on the line below their name are found', () => {
  expect(readQuote('20 panels of 440 W\nSTC discount\n-$1,976\nTotal payable\n$6,500')).toEqual({
    panels: '20',
    watts: '440',
    certificates: '1976',
    price: '6500',
  })
})

test('what is paid by the week is paid over time', () => {
  expect(readQuote('Total $9,800 or $42 per week, interest-free').payment).toBe('over-time')
})

test('a letter without a price or a size fills nothing', () => {
  expect(
    readQuote('Dear Ms Hobbs\nThank you for calling on 3 May 2026.\nABN 12 345 678 901'),
  ).toEqual({})
})

test('a size replaces panels that aren’t counted, but not the size of an inverter', () => {
  expect(readQuote('Solar inverter 5 kW\n6.6kW solar system\nTotal $5,900')).toMatchObject({
    kw: '6.6',
    inverter: '5',
  })
})

test('neither an inverter nor a battery is taken for panels', () => {
  expect(readQuote('2 x battery module 500W\n1 x inverter 500W')).toEqual({})
})

test('what is too long for a line or a quote is left out, and costs no time', () => {
  expect(readQuote(`${'15 x '.repeat(20_000)}440W`)).toEqual({})
  expect(readQuote(`${'total\n'.repeat(2000)}Total $9,000`)).toEqual({})
  expect(readQuote(`${'$1,'.repeat(20_000)}\n20 panels of 440 W`)).toMatchObject({ panels: '20' })
})

test.each([
  [
    'Total (incl. GST) $9,782\nSTC -$1,482\nSolar Victoria rebate -$1,400\nBalance payable $6,900',
    '6900',
  ],
  ['Total incl GST $7,382\nSTCs -$1,482\nTotal $5,900', '5900'],
  ['System total including GST $7,382\nLess STCs -$1,482\nCustomer pays $5,900', '5900'],
  ['Total $5,900 or $42 per week', '5900'],
  ['Deposit due $590\nTotal due $5,900', '5900'],
  // What is paid after the discount isn't said.
  ['Total incl. GST $7,382\nLess STCs -$1,482', undefined],
])('%j: the price is what is paid in the end', (text, price) => {
  expect(readQuote(text).price).toBe(price)
})

test.each([
  ['STC (39 certificates @ $38 each)\n-$1,482.00', '1482'],
  ['39 STCs x $38 = -$1,482', '1482'],
  ['STCs 39 at $38.50 each: $1,501.50', '1502'],
  ['Certificates $38 per certificate\n-$1,482', '1482'],
])('%j: the price of one certificate is not what all are worth', (text, certificates) => {
  expect(readQuote(text).certificates).toBe(certificates)
})
