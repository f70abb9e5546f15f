import type { ExampleQuote, QuoteLine } from '#content/example-quote.ts'
import { formatTens } from '#content/format.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { fitAndInform } from '#estimate/data/rules.ts'
import { yields } from '#estimate/data/sun.ts'
import { formatMoney, formatPence } from '#estimate/format-money.ts'
import { savingByShare } from '#estimate/money/share.ts'
import { exampleKw, exportPence, flows, rateOn, sizeFigures } from './model-figures.ts'
import { fittingVat } from './vat.ts'

/** What the invented seller promises: more used at home than is usual, and sold at a rate with a tie. */
const promised = { share: 0.4, pence: 15, depositShare: 0.4 }

/** An invented quote for the example’s roof on a day, with what each line means and what is missing. */
export function exampleQuote(today: Day): ExampleQuote {
  return {
    title: 'Example quote',
    about: 'For nine panels on a semi in the south of England. Nobody sent it: we made it up.',
    lines: [...kitLines(), ...promises(today), ...termLines(today), ...missing],
  }
}

function kitLines(): QuoteLine[] {
  const { one, days } = fitAndInform.value
  return [
    {
      state: 'fine',
      text: '9 × 440 W panels, maker and model',
      detail: 'facing south, 3.96 kW',
      note: { title: 'You can look it up.', text: '‘Premium panels’ isn’t a model.' },
    },
    {
      state: 'fine',
      text: `Inverter, model, ${one} kW`,
      detail: 'G98, told to the network by us',
      note: {
        title: 'Fitted first.',
        text: `Up to ${one} kW the network is told within ${days} days. Above it, G99 comes before the work.`,
      },
    },
  ]
}

function promises(today: Day): QuoteLine[] {
  const { total } = flows(exampleKw)
  const [mid, high] = [total, exampleKw * yields.value.south.high]
  const saving = savingByShare({
    generation: mid,
    share: promised.share,
    rate: rateOn(today),
    exportRate: promised.pence,
  })
  return [
    {
      state: 'fine',
      text: `Makes ${formatNumber(mid)} kWh a year`,
      detail: 'kW × kWh a kW × shade',
      note: {
        title: 'As we find it.',
        text: `Above ${formatNumber(Math.floor(high / 10) * 10)} kWh, ask which shade they took.`,
      },
    },
    {
      state: 'ask',
      text: `Used at home: ${formatNumber(100 * promised.share)}%`,
      note: { title: 'Twice the usual.', text: 'The trade’s own table, MGD 003, says a fifth.' },
    },
    {
      state: 'ask',
      text: `The rest sold at ${formatPence(promised.pence)}`,
      note: {
        title: 'Whose tariff, tied to what?',
        text: `${formatPence(exportPence)} asks only that you buy your power there.`,
      },
    },
    {
      state: 'ask',
      text: 'Saves in a year',
      amount: formatMoney(saving),
      note: {
        title: 'Both promises at once.',
        text: `We find about ${formatTens(sizeFigures(exampleKw, today).saving)}.`,
      },
    },
  ]
}

function termLines(today: Day): QuoteLine[] {
  const { price } = sizeFigures(exampleKw, today)
  const vat = fittingVat(today)
  return [
    {
      state: 'fine',
      text: `You pay, ${vat.included}`,
      amount: formatMoney(price.mid),
      isTotal: true,
      note: {
        title: 'In the middle.',
        text: `Usual is ${formatTens(price.low)} to ${formatTens(price.high)} for this size.`,
      },
    },
    {
      state: 'ask',
      text: 'Deposit',
      amount: formatMoney(price.mid * promised.depositShare),
      note: {
        title: 'A lot before the work.',
        text: 'We’d ask above a quarter. Which policy protects it?',
      },
    },
    {
      state: 'ask',
      text: 'Warranties of 25 and 10 years',
      note: { title: 'Who stands behind them?', text: 'Maker, installer or an insurer: by name.' },
    },
  ]
}

const missing: readonly QuoteLine[] = [
  {
    state: 'missing',
    note: { title: 'Scaffolding.', text: 'In the price, or how much? One side or two?' },
  },
  {
    state: 'missing',
    note: {
      title: 'The MCS number.',
      text: 'The company’s own, for solar: without it nobody pays you for export. [Check it](/best-solar-panel-installers#checks)',
    },
  },
]
