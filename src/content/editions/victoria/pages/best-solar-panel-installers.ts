import type { GuidePage } from '#content/pages/page.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { panelCertificates } from '#estimate/money/certificates.ts'
import { advertised, installerRatings, starRequirement } from '../figures.ts'
import { certificateDollars, modelDay, panelPrices } from '../model-figures.ts'

const [metro, premium, local, addOn] = installerRatings
const kilowatts = 6.6
const certificates = panelCertificates(kilowatts, 4, modelDay)

export const bestSolarPanelInstallers: GuidePage = {
  title: 'Best solar panel installers in Melbourne',
  description:
    'Six checks before you sign with a solar installer in Melbourne, and where to make them. How to read three quotes, and who pays us.',
  keywords: ['solar installers Melbourne', 'accredited solar installer', 'compare solar quotes'],
  hero: {
    heading: 'Best solar installers in Melbourne',
    lead: `Check six things: it’s free and takes ten minutes. Then ask for three prices. 6.6 kW should cost ${panelPrices(kilowatts)} after the federal discount.`,
    form: 'installers',
    picture: 'hero-installers',
  },
  sections: [
    {
      kind: 'table',
      id: 'criteria',
      heading: 'Six checks, in this order',
      lead: 'If the first fails, walk away. Settle the other five before you sign.',
      caption: 'Checks before you sign, and where to make them',
      columns: ['Check', 'Why', 'Where'],
      rows: [
        [
          'The person is accredited',
          'No federal discount without it. Since 2024 by Solar Accreditation Australia.',
          '[saaustralia.com.au](https://saaustralia.com.au): accredited people',
        ],
        [
          'The equipment is listed',
          'Panels, inverter and battery must be on the list, or they earn no certificates.',
          '[cleanenergycouncil.org.au](https://cleanenergycouncil.org.au): product lists',
        ],
        [
          'The retailer is authorised',
          'Solar Victoria pays its rebate through authorised retailers only.',
          '[solar.vic.gov.au](https://www.solar.vic.gov.au): authorised retailers',
        ],
        [
          'The seller signed the code',
          'The New Energy Tech Consumer Code is voluntary, and authorised by the ACCC.',
          '[newenergytech.org.au](https://newenergytech.org.au): who signed the code',
        ],
        [
          'The yield is in writing',
          'Near 8,700 kWh a year for 6.6 kW facing north. If it’s higher, ask why.',
          'The quote',
        ],
        [
          'The company has a past',
          'See how long its ABN has been active, and whose name it’s in.',
          '[abr.business.gov.au](https://abr.business.gov.au): ABN Lookup',
        ],
      ],
    },
    {
      kind: 'pair',
      ground: 'deep',
      parts: [
        {
          kind: 'steps',
          id: 'quotes',
          heading: 'How to read three quotes',
          steps: [
            { name: 'Same size:', text: 'divide each price by its kilowatts.' },
            {
              name: 'Same kind:',
              text: 'after certificates, before the state’s rebate, all payments added up.',
            },
            { name: 'Read the equipment aloud.', text: 'Make, model, number of panels, inverter.' },
            {
              name: 'Compare kilowatt-hours, not savings.',
              text: 'Your savings are a guess. Your roof isn’t.',
            },
            {
              name: 'Find ‘subject to’.',
              text: 'Ask what you’d pay if it comes true.',
            },
            {
              name: 'Sleep on it.',
              text: 'Only 1 January is a real date, and 1 July for a battery.',
            },
          ],
          more: { label: 'Compare your quotes here', path: '/compare-quotes' },
        },
        {
          kind: 'table',
          id: 'example',
          heading: 'A worked example',
          lead: 'Made up, all for 6.6 kW. The second looks dear and isn’t.',
          caption: 'Three quotes for the same 15 panels',
          columns: ['As it’s written', 'All paid', 'Each kW'],
          rows: [
            example('$6,200 after certificates', 6200),
            example('$7,900 before certificates', 7900 - certificateDollars(certificates)),
            example('$34 a week for five years', 34 * 52 * 5),
          ],
          note: `${certificates} certificates at $38 are ${formatMoney(certificateDollars(certificates))}. Five years are ${formatNumber(52 * 5)} weeks.`,
          verdict: {
            strong: 'Take the first: it’s the cheapest of three alike.',
            text: 'The third costs most in all, however small the weekly sum looks.',
          },
        },
        {
          kind: 'words',
          id: 'introduce',
          heading: 'Whom we introduce',
          paragraphs: [
            'Accredited installers near you, in turn, up to three. They pay us a fee for each enquiry they accept. It never decides [whom we choose](/privacy#choose).',
          ],
        },
      ],
    },
    {
      kind: 'table',
      id: 'networks',
      heading: 'Four kinds you’ll meet',
      lead: 'Kinds of seller, not companies. Their ratings are often advertised and have no source, so they rank nothing here.',
      caption: 'Four kinds of installer network, in alphabetical order',
      columns: ['Kind', 'Good at', 'Where', 'Price and warranty', 'Ask first', 'Often advertised'],
      rows: [
        [
          'Battery and add-on network',
          'Batteries, car chargers, systems others fitted. Quotes backup circuit by circuit',
          'Melbourne, Geelong and Ballarat',
          'What it saves depends on your evenings. The battery’s warranty is usually about ten years',
          'Is the battery bigger than my evenings?',
          `Advertised as ${addOn} of 5`,
        ],
        [
          'Local owners’ network',
          'Repairs, odd roofs, old switchboards. The person who quotes is on the roof',
          'A few postcodes each, outer suburbs and country towns',
          'Mid price. A shorter warranty, from somebody nearby',
          'Who answers the phone when you’re on holiday?',
          `Advertised as ${local} of 5`,
        ],
        [
          'Metro volume network',
          'Plain roofs, early dates, keen prices. Buys by the container, sends several crews',
          'All of metropolitan Melbourne',
          'Cheapest to buy. The makers’ warranty: ask what’s added for workmanship',
          'Is the crew your own?',
          `Advertised as ${metro} of 5`,
        ],
        [
          'Premium equipment network',
          'Shaded roofs, panel-level electronics. Models the shade, tied to one or two makers',
          'Inner, eastern and southern Melbourne',
          'Dearer to buy, better in shade. Long warranty: ask who holds it if the seller closes',
          'What does the extra money buy, in kilowatt-hours?',
          `Advertised as ${premium} of 5`,
        ],
      ],
      note: `In alphabetical order. A ‘${starRequirement}’ is often advertised too. ${advertised} We found no source for any of them.`,
    },
    {
      kind: 'closing',
      heading: 'Have one call you.',
      lead: 'Seven short questions. You choose.',
      button: 'Find my installer',
    },
  ],
}

/** A made-up quote, with what is paid in all. */
function example(written: string, dollars: number): readonly string[] {
  return [written, formatMoney(dollars), formatMoney(dollars / kilowatts)]
}
