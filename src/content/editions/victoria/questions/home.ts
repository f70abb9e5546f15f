import type { QuestionAndAnswer } from '#content/questions/question.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { batteryCertificates, panelCertificates } from '#estimate/money/certificates.ts'
import { certificateDollars, modelDay, panelPrices } from '../model-figures.ts'

const discounts = {
  panels: formatMoney(certificateDollars(panelCertificates(6.6, 4, modelDay))),
  battery: formatMoney(certificateDollars(batteryCertificates(10, modelDay))),
}

export const homeQuestions: QuestionAndAnswer[] = [
  {
    question: 'How much does solar cost in Melbourne?',
    answer: `6.6 kW: ${panelPrices(6.6)} after the federal discount. 10 kW: ${panelPrices(10)}. A second storey, tiles or an old switchboard add to it. [Prices by size](/solar-panels)`,
  },
  {
    id: 'zero-upfront',
    question: 'What does ‘$0 upfront’ mean?',
    answer:
      'You pay nothing on the day and repay a loan. The lender decides whether you get one. Before you sign, compare the total of all payments with the cash price.',
  },
  {
    question: 'Which rebates can I still get in Victoria?',
    answer: `${discounts.panels} off 6.6 kW and ${discounts.battery} off a 10 kWh battery, whatever you earn. They must be in by 31 December 2026. Solar Victoria adds up to $1,400 if your household is eligible. [All of them, in dollars](/solar-panel-grants)`,
  },
  {
    question: 'Does solar work in a Melbourne winter?',
    answer:
      'Yes, but it makes less. A kilowatt makes about 3.6 kWh a day over the year and about 2.2 in the worst month. Size your system on the whole year, not on June.',
  },
  {
    question: 'Do I need a battery straight away?',
    answer:
      'No. Ask for an inverter that can take one later, live with the panels through a winter, then decide. The discount falls on 1 January and 1 July.',
  },
  {
    question: 'I rent. Is there anything for me?',
    answer:
      'Yes. Solar Victoria has a program for rental homes. The owner applies, with your agreement.',
  },
]
