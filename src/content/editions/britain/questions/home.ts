import { formatMoneyInSentence, formatTens } from '#content/format.ts'
import type { QuestionAndAnswer } from '#content/questions/question.ts'
import { numberWord } from '#content/words.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import { panelsIn } from '#estimate/panels.ts'
import { batteryBesideFour, exampleKw, sizeFigures, winterKwh } from '../model-figures.ts'
import { fittingVat, lastDay } from '../vat.ts'

/** What people ask before they answer anything, on a day. */
export function homeQuestions(today: Day): QuestionAndAnswer[] {
  const { price } = sizeFigures(exampleKw, today)
  const vat = fittingVat(today)
  const battery = batteryBesideFour(today)
  return [
    {
      question: 'What does solar cost?',
      answer: `4 kW, ${numberWord(panelsIn(exampleKw))} panels, usually costs ${formatMoneyInSentence(price)}, ${vat.included}. Got a price already? Type it into the [calculator](/solar-panel-savings#calculator).`,
    },
    {
      question: 'Does it work in winter?',
      answer: `Yes, but it makes little. In the south, 4 kW makes ${winterKwh('south').december} kWh in December of ${winterKwh('south').year} in the year, which is ${winterKwh('south').share}. In Scotland it’s ${winterKwh('scotland').december} of ${winterKwh('scotland').year}, or ${winterKwh('scotland').share}. Judge it by the whole year.`,
    },
    {
      question: 'Is there a grant?',
      answer: vat.isZero
        ? `For most homes, no. What everybody gets is ${vat.rate} VAT until ${lastDay}, and pay for the power you sell. Homes on a low income may get more: see [what’s open in your nation](/solar-panel-grants).`
        : 'For most homes, no. What everybody can get is pay for the power they sell. Homes on a low income may get more: see [what’s open in your nation](/solar-panel-grants).',
    },
    {
      question: 'Do I need planning permission?',
      answer:
        'Usually not for panels on the roof of a house. Ask your council first if the house is listed or the council has an Article 4 direction. For a leasehold or a flat, ask the freeholder too. [Permission, explained](/blog/planning-g98-g99)',
    },
    {
      question: 'Will a battery pay?',
      answer: `Rarely, if you pay one price all day. Beside 4 kW of panels, 5 kWh adds about ${formatTens(battery.adds)} a year and costs about ${formatTens(battery.price)}. A night tariff helps, though few homes can have one: [the sums](/solar-batteries).`,
    },
    {
      question: 'Who will call me?',
      answer:
        'We will, if you ticked the box for calls. Otherwise we write. An installer may call only after you’ve said yes to that installer, by name, on your own page.',
    },
  ]
}
