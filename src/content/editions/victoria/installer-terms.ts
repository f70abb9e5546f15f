import type { Brand } from '#content/brand.ts'
import { numberWord } from '#content/words.ts'
import { termsVersion } from '#domain/installer/terms.ts'
import { capitalise } from '#domain/letter-case.ts'
import { returnHours } from '#domain/offer/return.ts'

// Raise termsVersion with every change to these terms.
/** What an installer accepts before its first offer. */
export function installerTerms({ name, maxInstallers }: Pick<Brand, 'name' | 'maxInstallers'>) {
  return {
    version: termsVersion,
    heading: 'First, our terms',
    lead: 'One page, in plain words. You accept them once, for your business.',
    sections: [
      {
        heading: 'What you pay',
        text: [
          `A fee for each enquiry you accept, as agreed for the work it needs, plus GST. Looking, declining and letting an offer lapse cost nothing. ${name} sends a statement each month.`,
          'The fee is for the enquiry. It doesn’t depend on whether you win the job, and winning costs nothing more.',
        ],
      },
      {
        heading: 'How many you get',
        text: [
          'Never more than your caps for a day, a week and a month; the lowest wins. You can pause whenever you like, and it costs you no turn.',
          `At most ${numberWord(maxInstallers)} installers may accept an enquiry. Whoever accepts first calls first. We don’t promise you a number of enquiries.`,
          'Turns are shared fairly among those who fit the job. What you pay never moves you up.',
        ],
      },
      {
        heading: 'What you give back',
        text: [
          `Within ${returnHours} hours you can return an enquiry because it’s outside your area, the number is dead or wrong, you have it already, it was taken back before you accepted, it isn’t your kind of work, or you never reached anybody. What can be proven is credited at once; somebody decides the rest.`,
          'Pressed accept by mistake? Within ten minutes, and before you’ve called, you hand it back and pay nothing.',
        ],
      },
      {
        heading: 'What you may do with the details',
        text: [
          'Call, text or email that person about this enquiry, and about nothing else. No newsletter, no other offer, no passing on: not to a call centre, another business or a list.',
          'Only within lawful calling hours, from when we say you may, and no longer than they agreed to: three months from when they asked.',
          'Say who you are and that it’s about their enquiry. When they, or we, tell you to stop, you stop and delete what you have.',
          'Only people with the accreditations the job needs do the work, and you tell us when one ends.',
        ],
      },
      {
        heading: 'If it goes wrong',
        text: [
          `Calling people who said stop, or passing details on, ends this at once. Either of us can end it at any time; what you’ve accepted stays yours to finish and to pay. ${capitalise(name)} tells you here before these terms change, and you accept them again.`,
        ],
      },
    ],
    button: 'Accept the terms',
  } as const
}
