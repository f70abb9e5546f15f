import type { Brand } from '#content/brand.ts'
import { registrationsOf } from '#content/brand.ts'
import type { LegalText } from '#content/legal/legal-text.ts'
import { retentionWords } from '#content/legal/retention.ts'
import { numberWord } from '#content/words.ts'
import type { Retention } from '#domain/privacy/retention.ts'
import { howWeChoose } from '../who-calls.ts'

const calculators =
  'What you enter in a calculator is worked out in your browser and stays in that tab and in the fragment of its address, which is not sent to us. Without JavaScript it is sent as part of the address, answered and not kept. If you send a form afterwards, what you entered goes with it. A meter’s file that you choose there is read by your browser, kept in the page’s memory until you leave it, and never sent to us. If you tick that it may, a summary of its year goes along with your enquiry: twelve months, an average day by the hour and the total. We never ask for a key, an MPAN or the number of a display.'

/** With `retention` as it is set where the site is served: a build is served only with the one it was made for. */
export function privacy(brand: Brand, retention: Retention = {}): LegalText {
  const { legalName, email, phone, privacyLaw, regulator, address } = brand
  const town = [address.locality, address.region, address.postcode].filter(Boolean).join(' ')
  const registered = registrationsOf(brand).map(({ name, number }) => `${name} ${number}.`)
  const choose = howWeChoose(brand)
  const keep = retentionWords(retention)
  const most = numberWord(brand.maxInstallers)
  const write = `[${email}](mailto:${email})`
  const ico = `[${regulator.name} (${regulator.short})](${regulator.website})`
  return {
    title: 'Privacy policy',
    description:
      'What our forms ask, on what legal basis, who sees it, how long we keep it, and how to see, correct, withdraw, delete or complain.',
    lead: 'You tell us about your home so that we can show you a sum, answer you and ask installers for a price. Nobody but us knows who you are until you say so.',
    updated: '2026-11-30',
    clauses: [
      {
        id: 'who',
        heading: 'Who we are',
        paragraphs: [
          [
            `This site is run by ${legalName}, ${address.street}, ${town}, the controller of your data under ${privacyLaw}.`,
            ...registered,
            `Write to ${write} or phone [${phone.label}](tel:${phone.link}) about anything on this page.`,
          ].join(' '),
          'We are not an installer. We introduce people to installers, and an installer you say yes to pays us for it.',
        ],
      },
      {
        id: 'collect',
        heading: 'What we collect',
        paragraphs: [
          'Only what you type or choose in a form, and a few facts about how it reached us. Which questions are asked depends on the form.',
        ],
        points: [
          '**To reach you:** your name and email address, and a phone number if you tick that we may call or text. A number typed without either tick is not stored.',
          '**About the building:** whether it is a home or a business, whether you own it, its kind, its roof, what heats it, its EPC band if you know it, your postcode if you give one, and what you pay for electricity.',
          '**About what you want:** panels or a battery, size, budget, timing, power in a power cut, and any message you write.',
          '**About help, on the form for it:** your household’s band of income and whether anybody gets a means-tested benefit, yes or no. Both can be left at ‘rather not say’. We don’t ask which benefit, nor about health.',
          '**About the visit:** the page with the form, the first page of your visit, the name of the site that linked to us, and campaign tags in the address (those that begin with utm_). We drop everything else in the address.',
          '**About consent:** each box you ticked, its wording, its version, the time and the page.',
        ],
      },
      {
        id: 'why',
        heading: 'Why, and on what legal basis',
        paragraphs: [
          'We use it for nothing else without asking you. You can read every page and use every calculator of this site without telling us who you are.',
        ],
        points: [
          '**To answer you and to ask installers for a price without saying who you are:** steps at your request, before a contract.',
          '**To call you, to text you, and to give your details to an installer:** your consent, one for each channel and one for each installer by name. You can take each back as easily as you gave it.',
          '**To look into a complaint and tell you what became of it:** a legal duty.',
          '**To keep out fraud and automated posts, to secure the site, and to remember who must not be contacted:** our legitimate interest in a service that works and in leaving you alone. You can object.',
          '**To keep invoices and to prove what was agreed:** a legal duty, and the defence of legal claims.',
        ],
      },
      {
        id: 'share',
        heading: 'Who sees it',
        paragraphs: [
          `**Nobody but us until you say yes.** An installer gets your name and the channels you agreed to once you have said yes to it by name on your own page, or on the phone where we write down your words. At most ${most}. From then on it answers for your details as a controller of its own. Your own page lists who has them, since when, and lets you take each yes back.`,
          '**Only us, if you asked a question.** A question or a request for help from the [contact page](/contact) is answered by us, and nobody else sees it.',
          '**Those who work for us.** Companies that host our servers, carry our email, keep our records or compare numbers with the register of those who don’t want sales calls (TPS and CTPS) may hold your details on our behalf and may not use them for themselves. Ask us and we name each.',
          '**The law.** We disclose information where a law or a court requires it.',
          'We do not put your details into lists for sale, and we do not share them with advertisers.',
        ],
      },
      { id: 'choose', heading: choose.heading, paragraphs: [...choose.paragraphs] },
      {
        id: 'calls',
        heading: 'Calls and texts',
        paragraphs: [
          `We call or text you about your enquiry only where you ticked it, from ${phone.label}, and say who we are first. The consent lasts three months. A number you change needs a tick of its own. We also call you back if you asked us to on the phone.`,
          'Stop it on your own page, by the button on the phone or by one message. After that nobody here can see the number.',
        ],
      },
      {
        id: 'overseas',
        heading: 'Other countries',
        paragraphs: [
          'Your details are kept in the United Kingdom, or in a country whose protection the United Kingdom has found adequate. Ask us which supplier keeps what, and where.',
        ],
      },
      {
        id: 'decisions',
        heading: 'What software decides',
        paragraphs: [
          'Software works out by those rules which installers are asked and whose turn it is, and writes down its reasons. It also marks a phone number that looks mistyped. It does not score you, it does not set a price, and it does not refuse anyone: people answer. If you think something was unfair, write to us and a person looks at it again.',
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
          'When you ask, we delete your name, your contact details and your answers. We keep the reference number, which form it was, the dates and what became of it, and for six years a code that can prove what you agreed to but can’t be read back, the list of who had your details, and invoices. A backup made before then may hold your details until it is replaced. If we ever restore one, we delete them again.',
          'When you withdraw or delete an enquiry, or tell us to stop, we keep two codes made from its phone number and email address, without an end, so that we know them again and leave you alone. They can’t be read back. A new enquiry from you lifts them.',
        ],
        ...(keep.points ? { points: keep.points } : {}),
      },
      {
        id: 'security',
        heading: 'How we protect it',
        paragraphs: [
          'Pages and forms travel encrypted. Enquiries can be read only by people who work on them. Our logs record what happened to the system and never who you are. If your details were exposed in a way likely to put your rights at risk, we would tell the regulator, and you where the risk is high, as the law requires.',
        ],
      },
      {
        id: 'rights',
        heading: 'Your rights',
        paragraphs: [
          `Write to ${write} or phone [${phone.label}](tel:${phone.link}). Your reference helps; it was on the page after you sent the form. We may ask a question to be sure that it is you. There is no charge, and we answer within a month. Most of it you can do at once on your enquiry’s own page, by the link in our email; it can be [sent again](/my-enquiry/link).`,
        ],
        points: [
          '**See** what we hold about you, who has received it, when, and under which wording of your consent, and take it with you as a file.',
          '**Correct** anything wrong. We pass the correction on to every installer that has your details.',
          '**Withdraw** a consent, for one channel, one installer or all. An installer is told at once and has to delete what it has within 24 hours.',
          '**Delete** what we hold, as [above](#keep), or have us **restrict** its use.',
          '**Object** to what we do on the ground of our legitimate interest.',
        ],
      },
      {
        id: 'complaint',
        heading: 'How to complain',
        paragraphs: [
          `By the [form on the contact page](/contact#complaint), by email or on the phone. We acknowledge a complaint within 30 days, usually the same day, look into it without delay and write to you with the outcome. You can complain to ${ico} at any time, which costs nothing.`,
          'Only we see it. We keep it as long as an enquiry that came to nothing, and after that the reference, the days on which it came and was answered, and that it was.',
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
