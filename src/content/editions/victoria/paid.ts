/** Who pays us, in short. */
export const paidBriefly = {
  /** In a hero. */
  hero: '',
  /** Under the last button of a form. */
  form: 'Free for you. Installers pay us when we introduce you.',
  link: { label: 'How we are paid', path: '/#paid' },
  foot: 'We don’t install. Installers pay us when we introduce you.',
} as const
