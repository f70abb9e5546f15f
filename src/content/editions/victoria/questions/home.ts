import type { QuestionAndAnswer } from '#content/questions/question.ts'

export const homeQuestions: QuestionAndAnswer[] = [
  {
    id: 'zero-upfront',
    question: 'What does ‘$0 upfront’ mean?',
    answer:
      'You pay nothing on the day and pay the system off over time, usually with a loan. Whether you’re offered one depends on your credit and on the lender. It isn’t free solar: before you sign, compare the total you’ll repay with the cash price.',
  },
  {
    question: 'How much does solar cost in Melbourne?',
    answer:
      'It depends on the size, your roof and your wiring, so get the price in writing. Ask for it after certificates and before any state rebate. Then you’re comparing like with like, and no discount is counted twice.',
  },
  {
    question: 'Which rebates can I still get in Victoria?',
    answer:
      'Federal certificates bring down the price of panels and batteries, wherever you live and whatever you earn. Solar Victoria adds up to $1,400 for panels if your household passes its income and property tests. The state’s battery loan has closed.',
  },
  {
    question: 'Does solar work in a Melbourne winter?',
    answer:
      'Yes, but it makes a lot less. A kilowatt of panels makes about 3.6 kWh a day here over the year, and about 2.2 in the worst month. Size your system on the whole year, not on June.',
  },
  {
    question: 'Do I need a battery straight away?',
    answer:
      'No. Ask for an inverter that can take a battery later, live with the panels through a winter, then decide. The federal battery discount drops every six months, so put a date on that decision.',
  },
  {
    question: 'I rent. Is there anything for me?',
    answer:
      'Yes. Solar Victoria has a program for rental homes, and the owner applies with your agreement. Answer the questions above as a tenant, and whoever calls can tell you what to put to the owner.',
  },
]
