import type { Brand } from '#content/brand.ts'
import { numberWord } from '#content/words.ts'
import type { Confidence, Figure } from '#domain/estimate/shared/figure.ts'
import { capitalise } from '#domain/letter-case.ts'
import { figureSets } from '../figure-sets.ts'

/** Who we are, from the brand's own data. No person is invented. */
export function about(brand: Brand) {
  const most = capitalise(numberWord(brand.maxInstallers))
  return {
    title: 'About us: solar sums in Britain',
    description:
      'Who runs this site, how we are paid, who gets your details, how we check our figures and what we don’t do.',
    heading: `About ${brand.name}`,
    lead: {
      strong: 'We’re not an installer. We show you the sum, then ask installers for a price.',
      text: 'The one you say yes to pays us. You pay nothing.',
    },
    details: 'Who we are',
    paid: {
      heading: 'How we’re paid',
      steps: [
        'You ask what solar would cost. That’s free.',
        `We ask installers who do that work near you, in turn. ${most} at most name a price.`,
        'You say yes to one by name, and that one pays us a fixed fee, whether or not you buy.',
        'Nobody pays to be listed, to be first or to be chosen.',
        'We don’t compare the whole market, so get another quote too.',
      ],
    },
    sharing: {
      heading: 'Who gets your details',
      rows: [
        '**Only installers you say yes to.** Before that they see part of a postcode and a job, no name.',
        '**Channel by channel.** What you didn’t tick, nobody uses.',
        '**You can take a yes back** on your own page. They’re told at once and have to delete it.',
        '**Nobody else.** We don’t sell lists and don’t call numbers nobody gave us.',
        '[Privacy, in full](/privacy)',
      ],
    },
    checks: {
      heading: 'How we check',
      lead: `${checked.length} dated figures stand behind the sums. Each has its source and the day it was last seen to hold.`,
      wrong:
        'Found something wrong? [Tell us](/contact). We correct the figure and date the change.',
      counts: confidences.map(({ name, label }) => ({
        label,
        count: checked.filter(({ confidence }) => confidence === name).length,
      })),
    },
    sure: {
      heading: 'How sure we are',
      rows: [
        '**VAT and the price cap: surest.** Others set them, with the day they end.',
        '**What a roof makes: a cautious average** of 19 years of weather. A dull year or a shady roof makes less.',
        '**What you use yourself: our model**, held to the trade’s own table. Your meter’s file beats it.',
        '**What you’re paid for export: by supplier**, each with the day we saw it. It moves the sum most.',
        '**Installed prices: weakest.** One public file, second-hand. They move every payback.',
        '**Batteries over 5 kWh: unknown.** We ask for the price instead of guessing one.',
        '**Heat pump and car tariffs: not modelled yet.**',
      ],
    },
    never: {
      heading: 'What we don’t do',
      rows: [
        '**No reviews and no stars.** We can’t check who wrote them.',
        '**No rankings for money.**',
        '**No lending.** We don’t lend, and we arrange no instalments.',
        '**No hurry.** A date that matters is in the text, with what it’s worth. It’s never a countdown.',
      ],
    },
    writers: {
      heading: 'Who writes here',
      text: `${brand.editors}. Every sum on a page comes from the model behind the calculator, for the day you read it. Articles keep the day they were checked.`,
      links: '[Terms](/terms) · [Glossary](/glossary) · [For installers](/contact#installers)',
    },
    close: { heading: 'Ask a person.', button: 'Contact us' },
  }
}

const confidences: readonly { name: Confidence; label: string }[] = [
  { name: 'seen', label: 'Seen in two places, or at the source' },
  { name: 'seen once', label: 'Seen once, or second-hand' },
  { name: 'derived', label: 'Worked out by us' },
  { name: 'assumed', label: 'Assumed by us' },
  { name: 'unverified', label: 'Not verified: never printed' },
]

/** Every figure that we reckon with. Words have no confidence of their own. */
const checked = figureSets.flatMap(({ figures }) =>
  figures.filter((figure): figure is Figure<unknown> => 'confidence' in figure),
)
