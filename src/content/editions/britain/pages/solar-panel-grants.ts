import type { GuidePage, Section } from '#content/pages/page.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import { exportColumns, exportRows, exportsNote, exportsSeen } from '../export-rows.ts'
import { closedPrograms, programsForAll, statusOf, unrelatedPrograms } from '../programs.ts'
import { fittingVat, lastDay } from '../vat.ts'

export function solarPanelGrants(today: Day): GuidePage {
  return {
    title: 'Solar panel grants: what’s really open',
    description: `For most homes there’s no grant for solar. What there is: ${fittingVat(today).isZero ? `0% VAT to ${lastDay}` : `${fittingVat(today).rate} VAT`}, pay for export, and help for low incomes by nation.`,
    keywords: ['solar panel grants', 'smart export guarantee', 'VAT on solar panels', 'ECO4 solar'],
    hero: {
      heading: 'Solar grants: what’s real, nation by nation.',
      lead: 'There’s no general grant for solar panels in Great Britain. Here is what there is, on what date we checked, and what to ignore.',
      form: 'rebates',
      picture: 'hero-letters',
    },
    sections: [
      {
        kind: 'money',
        id: 'everybody',
        ground: 'deep',
        heading: 'What everybody gets',
        programs: programsForAll(today),
        verdict: {
          strong: 'For most homes, that’s all there is.',
          text: 'Count on it, and on nothing a caller promises.',
        },
      },
      {
        kind: 'pair',
        parts: [
          {
            kind: 'rows',
            id: 'closed',
            heading:
              statusOf('eco4', today) === 'closed'
                ? 'Closed and promised'
                : 'Closed, closing, promised',
            rows: closedPrograms(today),
          },
          adverts,
        ],
      },
      exportPay(today),
      { kind: 'pair', ground: 'deep', parts: [apply, help] },
      {
        kind: 'questions',
        id: 'questions',
        heading: 'Asked about help',
        questions: questions(today),
      },
      {
        kind: 'closing',
        heading: 'See what you can get.',
        lead: 'Eight questions, no documents. We never ask about health.',
        button: 'Check what help I can get',
      },
    ],
  }
}

/** What suppliers pay. Rates unchecked for half a year aren't shown. */
function exportPay(today: Day) {
  const rows = exportRows(today)
  const headed = {
    id: 'export',
    ground: 'sky',
    heading: 'What you’re paid for spare power',
    lead: 'The Smart Export Guarantee makes large suppliers offer a rate. They set it themselves. One coin is one penny for a unit: the taller the stack, the more strings.',
  } as const
  const more = '[All of it, with conditions](/blog/export-tariffs-compared)'
  if (rows.length === 0)
    return {
      ...headed,
      kind: 'words',
      paragraphs: [`${exportsSeen(today)} Ask three suppliers for theirs of today. ${more}`],
    } as const satisfies Section
  return {
    ...headed,
    kind: 'table',
    caption: 'Export tariffs, with what each is tied to',
    columns: exportColumns,
    rows,
    note: `${exportsNote} ${more}`,
  } as const satisfies Section
}

const adverts = {
  kind: 'rows',
  id: 'adverts',
  heading: 'Adverts to ignore',
  rows: [
    {
      name: '‘Government solar scheme’',
      text: 'There is none for homes in general.',
    },
    {
      name: '‘Funding left in your postcode’',
      text: 'For most homes there’s no such fund. Ask its name, then look for it on gov.uk.',
    },
    {
      name: '‘Free panels’',
      text: 'Somebody is paid: with your roof, your data or a higher price.',
      source:
        'The ASA upheld complaints about such adverts in 2018 (Watts Marketing) and 2019 (Solar Panel Funding).',
    },
  ],
} as const satisfies Section

const apply = {
  kind: 'rows',
  id: 'apply',
  heading: 'How to apply without paying anyone',
  rows: [
    { name: 'England:', text: 'search gov.uk for Warm Homes: Local Grant. Your council decides.' },
    { name: 'Scotland:', text: 'Home Energy Scotland, by phone or at homeenergyscotland.org.' },
    { name: 'Wales:', text: 'Nest, at nest.gov.wales. Ask whether panels are among its measures.' },
    { name: 'Anywhere:', text: 'nobody needs to charge you to apply. If somebody asks, say no.' },
  ],
} as const satisfies Section

const help = {
  kind: 'steps',
  id: 'help',
  heading: 'How we help',
  steps: [
    { name: 'Eight questions.', text: 'No documents, nothing about health.' },
    { name: 'We answer.', text: 'What’s open in your nation, with links. We don’t apply for you.' },
    { name: 'The sum.', text: 'What panels cost and save without any grant.' },
    { name: 'Prices, if you like.', text: 'Installers name one without knowing who you are.' },
  ],
} as const satisfies Section

function questions(today: Day) {
  const vat = fittingVat(today)
  return [
    {
      question: 'What about ECO4?',
      answer:
        statusOf('eco4', today) === 'open'
          ? 'Its last day is 31 December 2026. Apply only to a scheme that still takes you. Don’t pay anybody to find you a place.'
          : 'It closed on 31 December 2026. A firm that still offers it is out of date. Look at what’s open in your nation instead.',
    },
    {
      question: 'Should I wait for the Warm Homes Plan’s loans?',
      answer: vat.isZero
        ? 'They were announced on 21 January 2026, and we’ve found no opening. The date on which VAT goes up is certain; theirs isn’t. If the sum works without them, don’t wait.'
        : 'They were announced on 21 January 2026, and we had found no opening when we last looked, on 23 November 2026. Look at gov.uk before you decide. If the sum works without them, don’t wait.',
    },
    {
      question: 'I rent. Is there anything for me?',
      answer:
        'In England the Local Grant takes homes rented privately: talk to the landlord first. Without the landlord there’s [plug-in solar](/blog/plug-in-solar-for-renters), which you take with you when you go.',
    },
    {
      question: 'I already have panels. What about a battery?',
      answer: vat.isZero
        ? `A battery added later gets ${vat.rate} VAT too, on today’s rules until ${lastDay}. We know of no grant for one alone. [Work out whether it pays](/solar-batteries)`
        : `A battery added later carries ${vat.rate} VAT, as panels do. We know of no grant for one alone. [Work out whether it pays](/solar-batteries)`,
    },
    {
      question: 'Can the heat pump grant pay for solar?',
      answer: `No. ${unrelatedPrograms(today)}`,
    },
    {
      question: 'Does it cost anything to apply?',
      answer:
        'No. Councils, Home Energy Scotland and Nest take applications themselves. Anyone who asks for a fee is selling you a form that costs nothing.',
    },
  ]
}
