import type { Brand } from '#content/brand.ts'
import type { LegalText } from '#content/legal/legal-text.ts'
import { numberWord } from '#content/words.ts'

export function terms(brand: Brand): LegalText {
  const { legalName, email, phone, governingLaw, courts, maxInstallers } = brand
  return {
    title: 'Terms of use',
    description:
      'The terms for using this site: what we do and do not do, how we are paid, what our figures are worth, and who your contract is with.',
    lead: 'Short, because the service is simple: you ask, we introduce, you decide.',
    updated: '2026-11-22',
    clauses: [
      {
        id: 'agreement',
        heading: 'What you agree to',
        paragraphs: [
          `This site belongs to ${legalName} (‘we’). By using it you accept these terms and the [privacy policy](/privacy). If you do not, please do not send a form.`,
        ],
      },
      {
        id: 'service',
        heading: 'What we do',
        paragraphs: [
          'We explain solar panels, batteries and rebates, and we introduce people who ask for it to accredited local installers.',
          'We do not sell, install, repair or finance anything. We are not a lender, a broker or an adviser on tax, law or money.',
          'We try to find an installer for every enquiry, and ask for a call within 24 hours, at lawful calling hours. After a Saturday evening that can mean Monday, and near public holidays longer. We cannot promise that an installer is free, near you, or willing to quote.',
        ],
      },
      {
        id: 'paid',
        heading: 'How we are paid',
        paragraphs: [
          `The service is free for you. At most ${numberWord(maxInstallers)} installers may have your enquiry, and each that accepts it pays us a fee, whether or not you buy. What they pay does not decide [whom we choose](/privacy#choose). You owe us nothing. Not every installer in the market works with us, so get other quotes as well.`,
        ],
      },
      {
        id: 'contract',
        heading: 'Whose contract it is',
        paragraphs: [
          'If you buy, you buy from the installer. The quote, the price, the work, the warranties and any loan are between you and them, or you and the lender. We are no party to that contract and no agent of either side.',
          'Check accreditation, licences, insurance and references yourself before you sign. We pass enquiries on only to installers whose accreditation stands in our records as current, but we do not supervise their work.',
        ],
      },
      {
        id: 'figures',
        heading: 'Our figures and guides',
        paragraphs: [
          'Figures marked as advertised were advertised; they stand with the month in which they were last checked. Sums marked as our own are arithmetic on the assumptions beside them. Both are general. They do not know your roof, your bill or your credit.',
          'Rebates, prices and tariffs change, sometimes with no notice. A program’s own rules decide what you get. Ask the installer to put the figures for your home in writing, and rely on those.',
          'Words such as ‘$0 upfront’ describe loans or payment plans. Whether you are offered one, and at what cost, is for the lender to say.',
        ],
      },
      {
        id: 'you',
        heading: 'Your part',
        paragraphs: ['When you send a form, you tell us that:'],
        points: [
          'you are 18 or older, and the details are your own or you may give them;',
          'they are true as far as you know;',
          'you want us to share them with local installers, who may call or email you about your enquiry, unless you only asked us a question;',
          'you will tell us if you change your mind. One message is enough.',
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
          'We link to governments, regulators and other sources so that you can check what we say. What stands there is theirs, and so is how they treat your data.',
        ],
      },
      {
        id: 'liability',
        heading: 'What we are liable for',
        paragraphs: [
          'Consumer law gives you rights that no terms can take away, and nothing here tries to. Beyond those rights, we provide the site as it is, we do not promise that it is always available or free of mistakes, and we are not liable for what an installer, a lender or another third party does or fails to do.',
          'Where the law lets us limit what we owe you, it is limited to supplying the introduction again.',
        ],
      },
      {
        id: 'changes',
        heading: 'Changes',
        paragraphs: [
          'We may change these terms. The date at the top says when. An enquiry is governed by the terms that stood here when you sent it.',
        ],
      },
      {
        id: 'law',
        heading: 'Which law applies',
        paragraphs: [
          `These terms are governed by ${governingLaw}. Disputes go to ${courts}. If you live elsewhere and the law there protects you as a consumer, it still does.`,
        ],
      },
      {
        id: 'ask',
        heading: 'Questions',
        paragraphs: [
          `Write to [${email}](mailto:${email}) or call [${phone.label}](tel:${phone.link}). Other ways are on the [contact page](/contact).`,
        ],
      },
    ],
  }
}
