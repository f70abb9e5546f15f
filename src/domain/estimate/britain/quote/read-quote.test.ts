import { expect, test } from 'vitest'
import { readQuote } from './read-quote.ts'

test('a quote of one column is read line by line, and names of rules and insurers are no figures', () => {
  const text = `Heron Street Solar Ltd
    Quotation 1042 for 12 Wren Road, Levenshulme M19 2AB
    MCS certification number: NAP-12345, RECC member, VAT No GB123456789
    10 x Lark 440W all-black panels, 4.4 kWp (MIS 3002)      £3,890.00
    1 x 3.68 kW hybrid inverter, DNO notified under G98 within 28 days
    5.2 kWh battery, 4.9 kWh usable      £2,300.00
    Scaffolding and bird mesh      £640.00
    Sub-total ex VAT £6,830.00
    VAT at 0%      £0.00
    Total including VAT      £6,830.00
    Deposit 25%: £1,707.50, balance of £5,122.50 on completion
    Deposit protection and insurance-backed guarantee (IWA) up to £5,000
    Installation on 14 January 2027
    Estimated annual generation 3,925 kWh (MGD 003), shade factor 1
    Self-consumption 42%
    Smart Export Guarantee at 15p per kWh
    Estimated savings in the first year £690`
  expect(readQuote(text)).toEqual({
    from: 'Heron Street Solar',
    panels: '10',
    watts: '440',
    inverter: '3.68',
    battery: '4.9',
    installed: '2027-01-14',
    price: '6830',
    vat: '0',
    'of-battery': '2300',
    yield: '3925',
    'self-use': '42',
    export: '15',
    saving: '690',
    deposit: '1708',
    mcs: 'NAP-12345',
  })
})

test('panels that are counted take their watts from the size of the system', () => {
  expect(readQuote('4.05 kWp system\n9 black solar panels\nTotal to pay\n£5,990')).toEqual({
    panels: '9',
    watts: '450',
    price: '5990',
  })
})

test('what is paid by the month is paid over time', () => {
  expect(readQuote('Total price £9,800, or £142 per month').payment).toBe('over-time')
})

test('of a price with VAT and one without, the one that is paid is taken', () => {
  expect(readQuote('Total ex VAT £5,000\nVAT @ 20% £1,000\nTotal inc VAT £6,000')).toMatchObject({
    price: '6000',
    vat: '20',
  })
})

test('zero-rated is 0%, and two rates of VAT are left to the reader', () => {
  expect(readQuote('Zero-rated for VAT')).toEqual({ vat: '0' })
  expect(readQuote('Panels, VAT 0%\nEV charger, VAT 20%')).toEqual({})
})

test('savings of 25 years are none of a year', () => {
  expect(readQuote('Savings over 25 years £21,000')).toEqual({})
})

test('a guarantee of the deposit is no deposit, and an approval under G99 no size', () => {
  expect(readQuote('Deposit insured to £5,000\nG99 application to the DNO, inverter 5 kW')).toEqual(
    {
      inverter: '5',
    },
  )
})

test('a price of the battery with something else is none of the battery alone', () => {
  expect(readQuote('Panels, inverter and battery £9,400')).toEqual({})
})

test('a letter without a price or a size fills nothing', () => {
  expect(
    readQuote('Dear Ms Hobbs\nThank you for calling on 3 May 2026.\nCompany number 01234567'),
  ).toEqual({})
})

test('what is too long for a line or a quote is left out, and costs no time', () => {
  expect(readQuote(`${'15 x '.repeat(20_000)}440W`)).toEqual({})
  expect(readQuote(`${'total '.repeat(20_000)}\n${'deposit £ '.repeat(2000)}`)).toEqual({})
  expect(readQuote(`${'£1,'.repeat(20_000)}\n12 panels of 440 W`)).toMatchObject({ panels: '12' })
})
