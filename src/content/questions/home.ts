import type { QuestionAndAnswer } from './question.ts'

export const homeQuestions: QuestionAndAnswer[] = [
  {
    question: 'What does ‘¤0 upfront’ mean?',
    answer:
      'You pay nothing on the day and repay the system over time, usually with a loan. Whether you are offered one depends on your credit and on the lender. It is not free solar: before you sign, compare the total you will repay with the cash price.',
  },
  {
    question: 'How much does solar cost in Melbourne?',
    answer:
      'It depends on size, roof and wiring, so ask for the price in writing. Ask for it after certificates and before any state rebate. Then quotes can be compared like with like, and no discount is counted twice.',
  },
  {
    question: 'Which rebates can I still get in Victoria?',
    answer:
      'Federal certificates lower the price of panels and of batteries, wherever you live and whatever you earn. Solar Victoria adds up to $1,400 for panels if your household passes its income and property tests. The state’s battery loan is closed.',
  },
  {
    question: 'Does solar work in a Melbourne winter?',
    answer:
      'Yes, at well under the yearly average in the darkest month. A kilowatt of panels makes about 3.6 kWh a day over the year here, and about 2.2 in the worst month. A system is sized on the year, not on June.',
  },
  {
    question: 'Do I need a battery straight away?',
    answer:
      'No. You can ask for an inverter that takes a battery later, live with the panels through a winter and then decide. The federal battery discount falls every six months, so put a date on that decision.',
  },
  {
    question: 'I rent. Is there anything for me?',
    answer:
      'Solar Victoria has a stream for rental homes, which the owner applies for with your agreement. Answer the questions above as a tenant and we will tell you what to put to the owner.',
  },
]
