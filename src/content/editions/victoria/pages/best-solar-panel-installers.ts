import type { GuidePage } from '#content/pages/page.ts'
import { advertised, installerRatings, starRequirement } from '../figures.ts'

const [first, second, third, fourth] = installerRatings

export const bestSolarPanelInstallers: GuidePage = {
  title: 'Best solar panel installers in Melbourne',
  description:
    'Four kinds of solar installer in Melbourne: what to check before you sign, how we rank them and who pays us, and how to read three quotes.',
  keywords: ['solar installers Melbourne', 'accredited solar installer', 'compare solar quotes'],
  hero: {
    heading: 'The best Melbourne solar installer still answers in year six.',
    lead: 'Tell us where your roof is and what matters to you. We’ll introduce you to an accredited installer who works nearby. They pay us for it.',
    form: 'installers',
    picture: 'hero-installers',
  },
  sections: [
    {
      kind: 'profiles',
      id: 'networks',
      heading: 'Four kinds of network, ranked',
      lead: 'Most installers sell through one of these. Knowing which kind you’re talking to, and what to check, is worth more than its stars.',
      method:
        '**How we rank them.** By their advertised ratings, highest first, and nothing else. We found no source for those ratings. Each profile describes a kind of network, not a company. Installers of every kind pay us for introductions, and payment doesn’t change the order. Installers who don’t work with us aren’t compared here.',
      profiles: [
        {
          name: 'The metro volume network',
          rating: first,
          specialties: ['Standard roofs', 'early dates', 'keen prices'],
          coverage: 'All of metropolitan Melbourne',
          warranty: 'The makers’ own. Ask what’s added for workmanship',
          savings: 'Cheapest to buy. [Work out yours](/solar-panel-savings#calculator)',
          highlights: ['Buys by the container', 'Several crews, so early dates'],
          check: 'Who draws the layout? Is the crew that comes their own?',
          text: 'Big buyers with two or three fixed packages and a call centre. If your roof is one plain slope, that may be all you need.',
        },
        {
          name: 'The premium equipment network',
          rating: second,
          specialties: ['Shaded roofs', 'panel-level electronics', 'long warranties'],
          coverage: 'Inner, eastern and southern Melbourne',
          warranty: 'Long, on paper. Ask who holds it if the seller closes',
          savings:
            'Dearer to buy, better in shade. [Work out yours](/solar-panel-savings#calculator)',
          highlights: ['Models the shade for you', 'Tied to one or two makers'],
          check: 'What does the extra money buy, in kilowatt-hours?',
          text: 'Dealers trained by a maker and tied to its range. They’re at their best on difficult roofs.',
        },
        {
          name: 'The local owners’ network',
          rating: third,
          specialties: ['Repairs', 'odd roofs', 'old switchboards'],
          coverage: 'A few postcodes each, outer suburbs and country towns',
          warranty: 'Shorter on paper, closer in person',
          savings: 'Price in the middle. [Work out yours](/solar-panel-savings#calculator)',
          highlights: ['The person who quotes is on the roof', 'Longer wait in spring'],
          check:
            'How many systems did they fit last year? Who answers the phone when they’re on holiday?',
          text: 'Small electrical firms that share buying and little else. You deal with the owner.',
        },
        {
          name: 'The battery and add-on network',
          rating: fourth,
          specialties: ['Batteries', 'car chargers', 'systems others fitted'],
          coverage: 'Melbourne, Geelong and Ballarat',
          warranty: 'The battery’s, usually about ten years. Ask what it covers by then',
          savings: 'Depends on your evenings. [Work out yours](/solar-panel-savings#calculator)',
          highlights: ['Used to existing panels', 'Can quote backup, circuit by circuit'],
          check:
            'Is the battery bigger than your evenings? Above 14 kWh the federal discount thins out, and so does the use.',
          text: 'Electricians who came to solar from batteries. They suit a home that already has panels.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'criteria',
      ground: 'sky',
      heading: 'What we’d check, in this order',
      lead: 'The first three take ten minutes and cost nothing. They’ll save you more trouble than any rating.',
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
          'Near 8,700 kWh a year for 6.6 kW facing north in Melbourne. If it’s higher, ask why.',
          'The quote',
        ],
        [
          'The company has a past',
          'Look up how long its ABN has been active, and whose name it’s in.',
          'abr.business.gov.au',
        ],
      ],
      note: `A ‘${starRequirement}’ is often advertised as well. ${advertised} We found no source for it and don’t use it. Reviews belong on sites that can check who wrote them.`,
    },
    { kind: 'quote', kit: 'both' },
    {
      kind: 'words',
      id: 'quotes',
      heading: 'How to read three quotes',
      paragraphs: [
        '**Make them the same size.** Divide each price by its kilowatts. A cheap system is often just a small one.',
        '**Make them the same kind.** One is after certificates, one is before, one is by the week. Take certificates off the one that hasn’t, once. Multiply the weekly one out to its last payment. Leave the state rebate out of all three, because it’s yours whoever you choose.',
        '**Read the equipment line aloud.** Make, model, number of panels, inverter. If you can’t, it isn’t a quote yet. Look both models up on the Clean Energy Council’s lists.',
        '**Compare the kilowatt-hours, not the savings.** Savings depend on your rate and your habits, so the installer is guessing. Kilowatt-hours depend on your roof, which they’ve seen. If three people look at one roof and their figures are a quarter apart, one of them didn’t look.',
        '**Find the words that can cost you more.** ‘Subject to inspection’, ‘standard installation’, ‘switchboard excluded’. Ask what you’d pay if they come true.',
        '**Sleep on it.** If a price is gone tomorrow, let it go. What does change is the calendar: certificates fall on 1 January, and that date is the same for all three quotes.',
      ],
      beside: {
        strong: 'How we’re paid.',
        text: 'Installers pay us a fee for each enquiry they accept, whether or not you buy. What they pay never decides whom we choose: that goes by area, accreditation, room and turn, as [our privacy policy](/privacy#choose) says. You pay us nothing. We’re not part of the sale, and the price is between you and them.',
      },
    },
    {
      kind: 'table',
      id: 'example',
      heading: 'Three prices, made comparable',
      lead: 'A worked example with made-up quotes, all for 6.6 kW in Melbourne in 2026. The second looks dear but isn’t. The third looks easy but isn’t.',
      caption: 'Three quotes for the same 15 panels',
      columns: ['Quote', 'As it’s written', 'After certificates, all paid', 'Each kilowatt'],
      rows: [
        ['First', '$6,200 after certificates', '$6,200', '$939'],
        ['Second', '$7,900 before certificates', '$6,418', '$972'],
        ['Third', '$34 a week for five years', '$8,840', '$1,339'],
      ],
      note: 'Second: 39 certificates at $38 are $1,482. Third: 34 × 52 × 5. The prices are invented to show the method.',
    },
    { kind: 'explanation', name: 'victoria' },
    {
      kind: 'closing',
      heading: 'Someone near you knows your kind of roof.',
      lead: 'Tell us what matters most and where you are. Installers pay us to meet you, and the choice is yours.',
      button: 'Find my local installer',
    },
  ],
}
