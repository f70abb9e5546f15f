/** Who pays us, once, for every place that says so: beside each form, on the page of installers, in the terms. */
export const paid = {
  heading: 'How we’re paid',
  text: 'When you say yes to an installer, that installer pays Penny & Beam a fixed fee, whether or not you buy. Nobody pays to be listed, to be first or to be chosen. You pay nothing. We don’t compare the whole market: only installers who work with us are shown, so get another quote too.',
} as const

/** Above the fold on every page with a form: a lead generator has to say that it is one (CAP code, rule 2.3). */
export const whatWeAre = 'We’re not an installer. We introduce you to installers, who pay us.'

/** The same in short. */
export const paidBriefly = {
  hero: whatWeAre,
  /** Under the last button of a form. */
  form: paid.text,
  link: { label: paid.heading, path: '/terms#paid' },
  foot: whatWeAre,
} as const
