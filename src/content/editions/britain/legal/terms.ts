import type { Brand } from '#content/brand.ts'
import type { LegalText } from '#content/legal/legal-text.ts'
import { numberWord } from '#content/words.ts'
import { paid, whatWeAre } from '../paid.ts'

export function terms(brand: Brand): LegalText {
  const { legalName, email, phone, governingLaw, courts, maxInstallers } = brand
  const most = numberWord(maxInstallers)
  return {
    title: 'Terms of use',
    description:
      'The terms for using this site: what we do and do not do, how we are paid, what our figures are worth, and who your contract is with.',
    lead: 'Short, because the service is simple: we show the sum, you choose who calls, you decide.',
    updated: '2026-11-30',
    clauses: [
      {
        id: 'agreement',
        heading: 'What you agree to',
        paragraphs: [
          `This site belongs to ${legalName} (‘we’). By using it you accept these terms. The [privacy policy](/privacy) says what becomes of your details. Consent to be contacted is no part of these terms: it is asked for by boxes of its own.`,
        ],
      },
      {
        id: 'service',
        heading: 'What we do',
        paragraphs: [
          `${whatWeAre} We explain what solar panels and batteries cost and save, answer questions, and ask installers for a price on your behalf.`,
          'We do not sell, install or repair anything. We do not lend, arrange or recommend credit, and installers may not offer it in a price that they name here. What we publish is general information, not financial, tax or legal advice.',
          'We answer within 24 hours, counted on days when somebody is at the desk. We cannot promise that an installer is free, near you, or willing to name a price.',
        ],
      },
      {
        id: 'paid',
        heading: paid.heading,
        paragraphs: [
          paid.text,
          `At most ${most} installers are shown to you. What they pay does not decide [whom we ask](/privacy#choose), nor the order of their prices: that is by turn, and you can sort them by price.`,
        ],
      },
      {
        id: 'contract',
        heading: 'Whose contract it is',
        paragraphs: [
          'If you buy, you buy from the installer. The quote, the price, the work and the warranties are between you and them. We are no party to that contract and no agent of either side.',
          'A contract signed at your home or at a distance can as a rule be cancelled for a time without a reason; it has to say until when. The work has to be done with reasonable care and skill. No term of ours or theirs can take that away.',
          'Check certificates, insurance and homes they have fitted yourself before you sign. We ask only installers whose certificate for the work is current in our records, with the day we looked, but we do not supervise their work.',
        ],
      },
      {
        id: 'figures',
        heading: 'Our figures and guides',
        paragraphs: [
          'Our sums are published: each says what it assumes, and the [method](/solar-panel-savings#method) can be followed by hand. Every figure has its source and the day on which it was last seen to hold. What we could not verify is not printed as a fact.',
          'They are general. They do not know your roof, your bill or your tariff. Prices, tariffs, taxes and help change, sometimes with no notice, and a scheme’s own rules decide what you get. Ask the installer to put the figures for your home in writing, and rely on those.',
        ],
      },
      {
        id: 'you',
        heading: 'Your part',
        paragraphs: ['When you send a form, you tell us that:'],
        points: [
          'you are 18 or older, and the details are your own or you may give them;',
          'they are true as far as you know;',
          'the phone number is yours to be called on, if you tick that we may call.',
        ],
      },
      {
        id: 'use',
        heading: 'Fair use of the site',
        paragraphs: [
          'Do not post forms by machine, send other people’s details without their agreement, try to get at enquiries that are not yours, or disturb the service for others. We may refuse or delete enquiries that do.',
          'Texts, drawings and code of this site are ours or used with permission. Read, print and link as you like. To republish more than a short quotation, ask first.',
        ],
      },
      {
        id: 'links',
        heading: 'Links to others',
        paragraphs: [
          'We link to governments, regulators and other sources so that you can check what we say. What they publish is theirs, and so is how they treat your data.',
        ],
      },
      {
        id: 'liability',
        heading: 'What we are liable for',
        paragraphs: [
          'The law gives you rights as a consumer that no terms can take away, and nothing here tries to. Nothing here limits what we owe for death or injury by our negligence, or for fraud. Beyond that we provide the site as it is, we do not promise that it is always available or free of mistakes, and we are not liable for what an installer or another third party does or fails to do.',
        ],
      },
      {
        id: 'complaint',
        heading: 'If you are not happy with us',
        paragraphs: [
          `Tell us by the [contact page](/contact#complaint), at [${email}](mailto:${email}) or on [${phone.label}](tel:${phone.link}). A complaint about your data is acknowledged within 30 days, usually the same day. One about an installer we take up with them, and tell you where else you can go.`,
        ],
      },
      {
        id: 'changes',
        heading: 'Changes',
        paragraphs: [
          'We may change these terms. The date at the top says when. An enquiry is governed by the terms that were here when you sent it.',
        ],
      },
      {
        id: 'law',
        heading: 'Which law applies',
        paragraphs: [
          `These terms are governed by ${governingLaw}, and disputes go to ${courts}. If you live in Scotland, you keep the rights that its law gives you and can go to its courts.`,
        ],
      },
    ],
  }
}
