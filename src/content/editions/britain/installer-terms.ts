import type { Brand } from '#content/brand.ts'
import { numberWord } from '#content/words.ts'
import { termsVersion } from '#domain/installer/terms.ts'
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
          `A fixed fee for each home that says yes to you by name, as agreed for the work it needs, plus VAT. Being asked, naming a price and being shown cost nothing. ${name} sends a VAT invoice each month, with the tax point, and a credit note for each return.`,
          'The fee is for the yes. It doesn’t depend on whether you win the job, and winning costs nothing more.',
        ],
      },
      {
        heading: 'How many you get',
        text: [
          'Never more than your caps for a day, a week and a month; the lowest wins. You can pause whenever you like, and it costs you no turn.',
          `At most ${numberWord(maxInstallers)} installers are shown to a home. It may say yes to one, to several or to none. We don’t promise you a number of homes.`,
          'Turns are shared fairly among those who fit the job. What you pay never moves you up.',
        ],
      },
      {
        heading: 'What you see, and when',
        text: [
          'Before the yes: the home, its roof, the system and the first part of the postcode. Nothing that says who it is, and you don’t try to find out.',
          'A price is for the system as it is stated, says whether VAT is in it, and holds for two weeks. Its upper end is at most a quarter above its lower one. No credit in a price: no instalments, no rate, no offer to pay later.',
          'After the yes: name and number, for the channels that were agreed. Not for others.',
        ],
      },
      {
        heading: 'What you give back',
        text: [
          `Within ${returnHours} hours you can return a home because it’s outside your area, the number is dead or wrong, you have it already, the yes was taken back, it isn’t your kind of work, or you never reached anybody. What can be proven is credited at once; somebody decides the rest.`,
        ],
      },
      {
        heading: 'What you may do with the details',
        text: [
          'Speak with that person about this enquiry, and about nothing else. No newsletter, no other offer, no passing on: not to a call centre, another business or a list.',
          'By phone not before 9, to 8 in the evening on weekdays and to 5 on Saturdays, never on a Sunday or a bank holiday where they live, and no longer than they agreed to. Show your number and say who you are first.',
          'When they take the yes back, or we tell you to stop, you stop, delete what you have within 24 hours and confirm it here.',
          'You are registered with the ICO yourself, and answer for the details as a controller of your own.',
        ],
      },
      {
        heading: 'Who does the work',
        text: [
          'Whoever holds the MCS certificate for the work signs the contract with the customer and does the work, or another scheme accepted for export payments. Nobody else signs it off. You tell us when a certificate, an insurance or a code’s membership ends.',
        ],
      },
      {
        heading: 'If it goes wrong',
        text: [
          `Speaking with people who said stop, or passing details on, ends this at once. Either of us can end it at any time; what was agreed stays yours to finish and to pay. ${name} tells you here before these terms change, and you accept them again.`,
        ],
      },
    ],
    button: 'Accept the terms',
  } as const
}
