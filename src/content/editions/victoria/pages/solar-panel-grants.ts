import type { GuidePage } from '#content/pages/page.ts'
import {
  advertised,
  feedInTariffs,
  rebateFigures,
  stateIncentives,
  typicalRebates,
} from '../figures.ts'

export const solarPanelGrants: GuidePage = {
  title: 'Solar panel grants and rebates in Victoria',
  description:
    'Which solar and battery rebates are open in Victoria, who can get them, what they’re worth in Melbourne today, and what to do first.',
  keywords: ['solar rebate Victoria', 'solar panel grants', 'STC rebate', 'Solar Homes rebate'],
  hero: {
    heading: 'Victoria’s solar rebates: what’s open, and who can get it.',
    lead: 'Eight short questions show which ones you could get. Then {calls}, rebates taken off.',
    form: 'rebates',
    picture: 'hero-grants',
  },
  sections: [
    {
      kind: 'figures',
      figures: rebateFigures,
      note: advertised,
      workOutYours: '/solar-panel-savings#calculator',
    },
    {
      kind: 'table',
      id: 'amounts',
      ground: 'sky',
      heading: 'Typical amounts, then and now',
      lead: 'The advertised amounts are two and a half to three times what certificates pay in Melbourne today.',
      caption: 'Federal discount on panels in Melbourne',
      columns: [
        'System',
        'Advertised',
        'Certificates in 2026',
        'Worth today',
        'From 1 January 2027',
      ],
      rows: typicalRebates.map(({ size, advertised, now, next }) => [
        size,
        advertised,
        String(now.certificates),
        now.worth,
        `${next.certificates}, or ${next.worth}`,
      ]),
      strong: 1,
      note: `${advertised} Certificates are kilowatts × 1.185 × years left, rounded down: five years in 2026, four in 2027, and worth $38 each. In zone 3, which takes in Melton, Craigieburn and Bendigo, it’s 34, 45 and 69 this year. [Work out yours](/solar-panel-savings#calculator)`,
    },
    { kind: 'explanation', name: 'staircase' },
    {
      kind: 'claims',
      id: 'states',
      heading: 'What the states add',
      lead: 'State money comes and goes faster than web pages do. Of these five offers, one still stands as advertised.',
      claims: stateIncentives,
      note: `${advertised} Outside Victoria, what holds comes from secondary sources reviewed to August 2026, and we couldn’t confirm it with each government. The Northern Territory’s battery scheme is reported closed; Western Australia’s, and a loan in the ACT, are reported open.`,
    },
    {
      kind: 'table',
      id: 'feed-in',
      heading: 'What spare power sells for',
      lead: 'In most states nobody has to pay you anything. Count on using your power, and treat whatever it sells for as a bonus.',
      caption: 'Feed-in tariffs, for a kilowatt-hour sold to the grid',
      columns: ['State', 'What we found', 'Often advertised'],
      rows: feedInTariffs.map(({ state, advertised, today }) => [state, today, advertised]),
      strong: 0,
      note: `${advertised} Victoria: Essential Services Commission. Elsewhere from secondary reports; your retailer’s fact sheet decides. [Work out yours](/solar-panel-savings#calculator)`,
    },
    {
      kind: 'words',
      id: 'claim',
      ground: 'deep',
      heading: 'How to claim without losing a dollar',
      paragraphs: [
        '**Know which rebates you claim, and which are claimed for you.** You usually sign your certificates over to the installer for a lower price. So the discount is whatever the quote says: 39 certificates are $1,404 at $36 each and $1,482 at $38. Ask how many, and at what price.',
        '**Take it off once.** A price is either before certificates or after them. Two quotes can look $1,482 apart and be the same. Write ‘before’ or ‘after’ on each one before you compare.',
        '**Get the state’s approval first.** For the Solar Homes rebate you need an eligible household, an authorised retailer and approval, in that order, and all before the panels go up.',
        '**Check your income against last year’s notices of assessment.** It’s your combined taxable income, and it’s had to be under $150,000 since 1 July 2026. Many pages still say $210,000.',
        '**Watch the calendar, not the salesman.** Panels lose a year of certificates each 1 January. Batteries lose some each 1 January and 1 July. For 6.6 kW the next cut is 8 certificates, about $304. That’s worth booking early for, but not worth a bad quote.',
        '**Never pay anyone to ‘unlock’ a rebate.** Door-to-door selling has been banned in Solar Victoria’s programs since September 2021. If someone knocks with a clipboard, that tells you enough.',
      ],
      beside: {
        list: [
          {
            name: '31 December 2026',
            text: 'Last day for five years of panel certificates, and for 6.8 a kWh on batteries',
          },
          {
            name: '1 January 2027',
            text: 'Panels: four years, 31 certificates for 6.6 kW. Batteries: 5.7',
          },
          { name: '1 July 2027', text: 'Batteries: 5.2' },
          { name: '31 December 2030', text: 'The federal scheme ends' },
        ],
      },
    },
    { kind: 'explanation', name: 'victoria' },
    {
      kind: 'steps',
      id: 'help',
      heading: 'How we help, in four steps',
      steps: [
        {
          name: 'You answer eight questions',
          text: 'We only ask about income and benefits because the programs do. ‘Rather not say’ is fine.',
        },
        {
          name: 'Your answers go ahead of the call',
          text: 'So the first thing you hear is which programs fit you, not a list of all of them.',
        },
        {
          name: 'An installer prices your roof',
          text: 'After certificates, with the state rebate on its own line, so you can see what you’d pay if it’s refused.',
        },
        {
          name: 'You apply, and then they install',
          text: 'The retailer lodges the certificates. You make the state application. We don’t charge for any of it: installers pay us.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Asked about rebates',
      questions: [
        {
          question: 'Can I have the federal and the state rebate together?',
          answer:
            'Yes. In Victoria the state rebate is worked out on what’s left after certificates: up to $1,400, and never more than half.',
        },
        {
          question: 'I rent. Is any of this for me?',
          answer:
            'Yes, but the owner claims it, with your agreement. Solar Victoria has a program for rental homes at $1,400 a tenancy, and another for community housing.',
        },
        {
          question: 'I already have panels. What about a battery?',
          answer:
            'The federal battery discount takes new and existing solar alike, once at each address. You can’t get the state’s panel rebate: it’s for addresses that haven’t had panels in ten years.',
        },
        {
          question: 'Why does my postcode change the amount?',
          answer:
            'Certificates depend on four zones of sunshine. Melbourne is in zone 4. Craigieburn, Epping, Melton, Sunbury, Ballarat and Bendigo are in zone 3 and earn about a sixth more.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Find out before you fill anything in.',
      lead: 'Eight questions and no documents. You’ll know which programs are worth the paperwork before you do any.',
      button: 'Check my rebates',
    },
  ],
}
