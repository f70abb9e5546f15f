import type { Brand } from '#content/brand.ts'
import type { LegalText } from '#content/legal/legal-text.ts'
import { retentionWords } from '#content/legal/retention.ts'
import { numberWord } from '#content/words.ts'
import type { Retention } from '#domain/privacy/retention.ts'
import { howWeChoose } from '../who-calls.ts'

const calculators =
  'What you enter in a calculator is worked out in your browser and stays in that tab and in the fragment of its address, which is not sent to us. Without JavaScript it is sent as part of the address, answered and not kept. If you send a form afterwards, what you entered goes with it. A meter’s file that you choose there is read by your browser, kept in the page’s memory until you leave it, and never sent to us. If you tick that it may, a summary of its year goes along with your enquiry: twelve months, an average day by the hour and the total.'

/** With `retention` as it is set where the site is served: a build is served only with the one it was made for. */
export function privacy(brand: Brand, retention: Retention = {}): LegalText {
  const { legalName, email, phone, privacyLaw, regulator, address } = brand
  const town = [address.locality, address.region, address.postcode].filter(Boolean).join(' ')
  const choose = howWeChoose(brand)
  const keep = retentionWords(retention)
  const most = numberWord(brand.maxInstallers)
  const write = `[${email}](mailto:${email})`
  return {
    title: 'Privacy policy',
    description:
      'What our forms ask, why, who sees it, how long we keep it, and how to see, correct, withdraw or delete what you have sent us.',
    lead: 'You tell us about your home so that a local installer can call you, or you ask us something. This page says what becomes of that.',
    updated: '2026-11-29',
    clauses: [
      {
        id: 'who',
        heading: 'Who we are',
        paragraphs: [
          `This site is run by ${legalName}, ${address.street}, ${town}. We handle personal information under ${privacyLaw}. Write to ${write} or call [${phone.label}](tel:${phone.link}) about anything on this page.`,
          'We do not install anything. We introduce people to accredited local installers, and an installer who accepts an enquiry pays us for it.',
        ],
      },
      {
        id: 'collect',
        heading: 'What we collect',
        paragraphs: [
          'Only what you type or choose in a form, and a few facts about how it reached us. Which questions are asked depends on the form.',
        ],
        points: [
          '**To reach you:** your name, email address and phone number, and a postcode if you give one.',
          '**About the building:** whether it is a home or a business, whether you own it, its kind, its roof, what heats it and what you pay for power.',
          '**About what you want:** panels or a battery, size, budget, timing, backup in a blackout, how you would pay, and any message you write.',
          '**About rebates, on the forms that help with them:** your household’s income band, and whether anyone at home receives a benefit or holds a concession card. The rebates form lets you answer ‘rather not say’ and ‘none of these’.',
          '**About the visit:** the page the form stood on, the first page of your visit, the name of the site that linked to us, and campaign tags in the address (those that begin with utm_). We drop everything else in the address.',
          '**About consent:** the sentence you agreed to, its version, and the time.',
        ],
      },
      {
        id: 'why',
        heading: 'Why we collect it',
        paragraphs: [
          'To find an installer who suits the enquiry, to let that installer call or email you about it, to answer your questions, to know which pages and campaigns bring people here, and to prove what you agreed to. We use it for nothing else without asking you.',
          'You may leave questions unanswered by not sending the form. Without a name, an email address and a phone number we cannot introduce you to anyone. You can read every page of this site without telling us who you are.',
        ],
      },
      {
        id: 'share',
        heading: 'Who sees it',
        paragraphs: [
          `**Local installers, if you asked for quotes.** Your details go to at most ${most} accredited installers who work in your area and accept your enquiry, so that they can call, text or email you. They pay us for this: see [how we choose them](#choose). They must handle your details under privacy law themselves, and may keep their own record of having spoken with you. The page behind the link in our email lists who has your details and since when, and you can stop them there.`,
          '**Only us, if you asked a question.** A question or a call for help from the [contact page](/contact) is answered by us, and no installer gets your details.',
          '**Those who work for us.** Companies that host our servers, carry our email or keep our records may hold your details on our behalf and may not use them for themselves.',
          '**The law.** We disclose information where a law or a court requires it.',
          'We do not put your details into lists for sale, and we do not share them with advertisers.',
        ],
      },
      {
        id: 'overseas',
        heading: 'Other countries',
        paragraphs: [
          'The installers we introduce work near you. Some suppliers of hosting or email keep copies in other countries. Which ones we use can change, so ask us and we name the supplier and the country. We choose suppliers who protect your details to the standard that the law here asks for.',
        ],
      },
      { id: 'choose', heading: choose.heading, paragraphs: [...choose.paragraphs] },
      {
        id: 'decisions',
        heading: 'What software decides',
        paragraphs: [
          'Software works out by those rules which installers fit and whose turn it is, and writes down its reasons. It also marks a phone number that looks mistyped. It does not score you, it does not set a price, and it does not refuse anyone: an enquiry that no installer fits goes to a person here. If you think a match was unfair, write to us and a person looks at it again.',
        ],
      },
      {
        id: 'browser',
        heading: 'Your browser',
        paragraphs: [
          'We set no cookies. There are no trackers, no advertising scripts and no analytics from other companies.',
          'While you fill in a form, your answers are kept in the session storage of that browser tab, so that a reload loses nothing. So are the address of the first page you opened here and of the site you came from. They leave your device only when you send the form, and the tab forgets them when you close it.',
          calculators,
          'Once you touch a form, your browser tells our server which of its steps you have come to: the name of the form and the name of the step. We add one to a count for that day, so that we see where a form is hard going. Nothing in it says who you are or what you answered, and nothing is sent if your browser asks not to be tracked (Do Not Track or Global Privacy Control).',
          'Our server needs your network address to send you a page and may count requests from it for a minute, to hold off automated posting. It is not stored with your enquiry, nor with those counts.',
        ],
      },
      {
        id: 'keep',
        heading: 'How long we keep it',
        paragraphs: [
          ...keep.paragraphs,
          'When you ask, we delete your name, your contact details and your answers. We keep the reference number, which form it was, the dates and what became of it, and a code that can prove what you agreed to but can’t be read back. A backup made before then may hold your details until it is replaced. If we ever restore one, we delete them again.',
          'When you withdraw or delete an enquiry, or ask us not to ask about a call, we keep two codes made from its phone number and email address, so that we know them again and leave you alone. They can’t be read back. A new enquiry from you lifts them.',
        ],
        ...(keep.points ? { points: keep.points } : {}),
      },
      {
        id: 'security',
        heading: 'How we protect it',
        paragraphs: [
          'Pages and forms travel encrypted. Enquiries can be read only by people who work on them. Our logs record what happened to the system and never who you are. If your details were exposed in a way likely to do you serious harm, we would tell you and the regulator as the law requires.',
        ],
      },
      {
        id: 'rights',
        heading: 'See it, correct it, stop it, delete it',
        paragraphs: [
          `Write to ${write} or call [${phone.label}](tel:${phone.link}). Your reference number helps; it stood on the page after you sent the form. We may ask a question to be sure that it is you. There is no charge. Most of it you can do at once on your enquiry’s own page, by the link in our email; it can be [sent again](/my-enquiry/link).`,
        ],
        points: [
          '**See** what we hold about you, who has received it, when, and under which wording of your consent.',
          '**Correct** anything wrong. We write the correction beside your enquiry and pass it on to whoever we sent your enquiry to.',
          '**Withdraw** your consent to be contacted. We stop, and we tell whoever we sent your enquiry to that you have withdrawn.',
          '**Delete** what we hold, as [above](#keep).',
          '**Ask where we got it.** We tell you which form it came through, and when.',
        ],
      },
      {
        id: 'complain',
        heading: 'If you are not happy',
        paragraphs: [
          `Tell us first, at ${write}. We answer within 30 days. If that does not settle it, complain to [${regulator.name} (${regulator.short})](${regulator.website}), which costs nothing.`,
        ],
      },
      {
        id: 'changes',
        heading: 'Changes',
        paragraphs: [
          'When this page changes, so does the date at its top. The wording you agreed to stays with your enquiry, whatever this page says later.',
        ],
      },
    ],
  }
}
