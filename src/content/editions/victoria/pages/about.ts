import type { Brand } from '#content/brand.ts'
import { numberWord } from '#content/words.ts'
import type { Confidence, Figure } from '#domain/estimate/shared/figure.ts'
import { capitalise } from '#domain/letter-case.ts'
import { figureSets } from '../figure-sets.ts'

/** Who we are, from the brand's own data. No person is invented. */
export function about(brand: Brand) {
  const most = capitalise(numberWord(brand.maxInstallers))
  return {
    title: 'About us: solar help in Melbourne',
    description:
      'Who runs this site, how we are paid and who gets your details. How we check our figures, and what we don’t do.',
    heading: `About ${brand.name}`,
    lead: {
      strong: 'We don’t install solar. We help you decide, then introduce you to people who do.',
      text: 'Installers pay us for the introduction. You pay nothing.',
    },
    details: 'Who we are',
    paid: {
      heading: 'How we’re paid',
      steps: [
        'You ask for quotes. That’s free.',
        `We offer your enquiry to installers near you who do that work, in turn. ${most} at most.`,
        'One who accepts it pays us a fee, whether or not you buy.',
        'What they pay never decides who it is. Nobody can buy a place on a page.',
      ],
    },
    sharing: {
      heading: 'Who gets your details',
      rows: [
        '**Only an installer who accepts.** Before that they see a suburb and a job, no name.',
        '**You see who.** Your own page names each one, and since when.',
        '**You can stop it** there, one installer or all, at any time.',
        '**Nobody else.** We don’t sell lists and don’t ring numbers nobody gave us.',
        '[Privacy, in full](/privacy)',
      ],
    },
    checks: {
      heading: 'How we check',
      lead: `${checked.length} dated figures stand behind the calculators. Each has its source and the day we last looked.`,
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
        '**Certificates, rates and rebates: surest.** Others set them. Most we read at the source; the rest say so.',
        '**How panels age: sure.** It follows 11,000 measured systems.',
        '**What a roof makes: an average.** A dull year or a shady roof makes less.',
        '**When you use power: assumed.** Your own meter beats our typical hours.',
        '**What a battery earns: our sum.** It turns on your evening rate.',
        '**Installed prices: weakest.** One index of late 2025, read second-hand, and it moves every payback.',
        '**Solar roof tiles: rough.** We found few Australian prices.',
        '**Ratings of installers and batteries: advertised.** We found no source and rank by none.',
      ],
    },
    never: {
      heading: 'What we don’t do',
      rows: [
        '**No reviews.** We can’t check who wrote them.',
        '**No rankings for money.**',
        '**No ‘only today’.** The real dates are 1 January, and 1 July for a battery.',
      ],
    },
    writers: {
      heading: 'Who writes here',
      text: `${brand.editors}. What’s only advertised is marked, small, with the month we checked it. What our own model finds stands large beside it.`,
      links: '[Terms](/terms) · [Glossary](/glossary) · [For installers](/contact#questions)',
    },
    close: { heading: 'Ask a person.', button: 'Contact us' },
  }
}

const confidences: readonly { name: Confidence; label: string }[] = [
  { name: 'seen', label: 'Seen in two places, or at the source' },
  { name: 'seen once', label: 'Seen once, or second-hand' },
  { name: 'derived', label: 'Worked out by us' },
  { name: 'assumed', label: 'Assumed by us' },
  { name: 'unverified', label: 'Not verified yet' },
]

/** Every figure that we reckon with. Data sheets, advertisements and words have no confidence of their own. */
const checked = figureSets.flatMap(({ figures }) =>
  figures.filter((figure): figure is Figure<unknown> => 'confidence' in figure),
)
