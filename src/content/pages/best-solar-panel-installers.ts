import { advertised, installerRatings, starRequirement } from '../figures.ts'
import type { GuidePage } from './page.ts'

const [first, second, third, fourth] = installerRatings

export const bestSolarPanelInstallers: GuidePage = {
  title: 'Best solar panel installers: how to choose',
  description:
    'Four kinds of installer network in Melbourne, how our ranking is made and who pays us, what to check before you sign, and how to read three quotes.',
  keywords: ['solar installers Melbourne', 'accredited solar installer', 'compare solar quotes'],
  hero: {
    heading: 'The best installer is the one you can ring in year six.',
    lead: 'Tell us where the roof is and what matters to you. We introduce someone accredited who works nearby, and they pay us for it.',
    form: 'installers',
    picture: 'hero-installers',
  },
  sections: [
    {
      kind: 'profiles',
      id: 'networks',
      heading: 'Four kinds of network, ranked',
      lead: 'Most installers sell through one of these. Knowing which kind you are talking to is worth more than its stars.',
      method:
        '**How this ranking is made.** By the advertised ratings, highest first, and by nothing else. The ratings are advertised figures without a source we could check, and the profiles are illustrative: each describes a kind of network, not a company. Installers of every kind pay us for introductions; payment does not move the order. Installers who do not work with us are not compared here.',
      profiles: [
        {
          name: 'The metro volume network',
          rating: first,
          specialties: ['Standard roofs', 'early dates', 'keen prices'],
          coverage: 'All of metropolitan Melbourne',
          warranty: 'The makers’ own. Ask what is added for workmanship',
          savings: 'Lowest outlay. [Work out yours](/solar-panel-savings#calculator)',
          highlights: ['Buys by the container', 'Several crews, so dates are soon'],
          text: 'Big buyers with two or three fixed packages and a call centre. If your roof is one plain slope, that is all you need. If it is not, ask who draws the layout, and whether the crew that comes is their own.',
        },
        {
          name: 'The premium equipment network',
          rating: second,
          specialties: ['Shaded roofs', 'panel-level electronics', 'long warranties'],
          coverage: 'Inner, eastern and southern Melbourne',
          warranty: 'Long, on paper. Ask who holds it if the seller closes',
          savings:
            'Dearer at first, better under shade. [Work out yours](/solar-panel-savings#calculator)',
          highlights: ['Will model the shade', 'Tied to one or two makers'],
          text: 'Dealers trained by a maker and bound to its range. They are at their best on hard roofs. On an easy one, have them show in kilowatt-hours what the extra money buys.',
        },
        {
          name: 'The local owners’ network',
          rating: third,
          specialties: ['Repairs', 'odd roofs', 'old switchboards'],
          coverage: 'A few postcodes each, outer suburbs and country towns',
          warranty: 'Shorter on paper, nearer in person',
          savings: 'Price in the middle. [Work out yours](/solar-panel-savings#calculator)',
          highlights: ['The person who quotes is on the roof', 'Longer wait in spring'],
          text: 'Small electrical firms that share buying and little else. You deal with the owner. Ask how many systems they fitted last year, and who answers the telephone when they are on holiday.',
        },
        {
          name: 'The battery and add-on network',
          rating: fourth,
          specialties: ['Batteries', 'car chargers', 'systems others fitted'],
          coverage: 'Melbourne, Geelong and Ballarat',
          warranty: 'The battery’s, usually about ten years. Ask what it covers by then',
          savings: 'Depends on your evenings. [Work out yours](/solar-panel-savings#calculator)',
          highlights: ['Used to existing panels', 'Can quote backup, circuit by circuit'],
          text: 'Electricians who came to solar from batteries. They suit a home that has panels already. Watch for a battery larger than your evenings: the federal discount fades above 14 kWh, and so does the use.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'criteria',
      ground: 'sky',
      heading: 'What we would check, in this order',
      lead: 'The first three take ten minutes and cost nothing. They rule out more trouble than any rating.',
      caption: 'Checks before you sign, and where to make them',
      columns: ['Check', 'Why it matters', 'Where'],
      rows: [
        [
          'The person is accredited',
          'No federal discount without it. Solar Accreditation Australia took this over from the Clean Energy Council on 29 February 2024.',
          'saaustralia.com.au',
        ],
        [
          'The equipment is listed',
          'Panels, inverters and batteries must be on the Clean Energy Council’s lists to earn certificates.',
          'cleanenergycouncil.org.au',
        ],
        [
          'The retailer is authorised',
          'Solar Victoria pays its rebate through authorised retailers only.',
          'solar.vic.gov.au',
        ],
        [
          'The seller signed the code',
          'The New Energy Tech Consumer Code is authorised by the ACCC and voluntary. It replaced Approved Solar Retailer in February 2023.',
          'newenergytech.org.au',
        ],
        [
          'The yield is in writing',
          'Near 8,700 kWh a year for 6.6 kW facing north in Melbourne. Higher wants a reason.',
          'The quote',
        ],
        [
          'The company has a past',
          'Look up how long its ABN has been active, and in whose name.',
          'abr.business.gov.au',
        ],
      ],
      note: `A ‘${starRequirement}’ is advertised as well. ${advertised} We found no source for it and do not use it: reviews are for sites that can check who wrote them.`,
    },
    {
      kind: 'words',
      id: 'quotes',
      heading: 'How to read three quotes',
      paragraphs: [
        '**First make them the same size.** Divide each price by its kilowatts. A cheap system is often just a small one.',
        '**Then make them the same kind.** One is after certificates, one before, one by the week. Take certificates off the one that has not, once. Multiply the weekly one out to its last payment. Leave the state rebate out of all three: it is yours, whoever you choose.',
        '**Read the equipment line aloud.** Make, model, number of panels, inverter. If you cannot, it is not a quote yet. Look both models up on the Clean Energy Council’s lists.',
        '**Compare the kilowatt-hours, not the savings.** Savings depend on your rate and your habits, which an installer has to guess. Kilowatt-hours depend on your roof, which they have seen. If three people look at one roof and their figures differ by a quarter, one of them did not look.',
        '**Find the sentence that can grow.** ‘Subject to inspection’, ‘standard installation’, ‘switchboard excluded’. Ask for the price if the sentence comes true.',
        '**Sleep on it.** A price that is gone tomorrow was not a price. What does change is the calendar: certificates fall on 1 January, and that date is the same for all three.',
      ],
      beside: {
        strong: 'How we are paid.',
        text: 'Installers pay us a fee for each introduction, whether or not you buy. You pay us nothing. We do not take part in the sale, and the price is between you and them.',
      },
    },
    {
      kind: 'table',
      id: 'example',
      heading: 'Three prices made alike',
      lead: 'A worked example with made-up quotes, all for 6.6 kW in Melbourne in 2026. The second looks dear and is not. The third looks easy and is not.',
      caption: 'Three quotes for the same 15 panels',
      columns: ['Quote', 'As it is written', 'After certificates, all paid', 'Each kilowatt'],
      rows: [
        ['First', '$6,200 after certificates', '$6,200', '$939'],
        ['Second', '$7,900 before certificates', '$6,418', '$972'],
        ['Third', '$34 a week for five years', '$8,840', '$1,339'],
      ],
      note: 'Second: 39 certificates at $38 are $1,482. Third: 34 × 52 × 5. The prices are invented to show the method.',
    },
    {
      kind: 'closing',
      heading: 'Someone near you knows your kind of roof.',
      lead: 'Say what matters most and where you are. Installers pay us to meet you, and the choice stays yours.',
      button: 'Get $0 Upfront Solar',
    },
  ],
}
