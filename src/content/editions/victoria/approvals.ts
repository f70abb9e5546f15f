import type { AccreditationCategory } from '#estimate/installer/accreditation.ts'

const categories: Record<AccreditationCategory, string> = {
  design: 'design',
  installation: 'installation',
  batteries: 'batteries',
}

/** What an installer must hold for its work, as visitors and installers read it. The words in braces are filled in. */
export const approvals = {
  name: 'accreditation',
  /** Beside a price. */
  held: 'Accredited',
  heldFor: 'accredited for',
  categories,
  holder: 'Whose it is',
  ofPerson: '{person}’s accreditation for {category}',
} as const
