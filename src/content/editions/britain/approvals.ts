import type { AccreditationCategory } from '#estimate/installer/accreditation.ts'

const categories: Record<AccreditationCategory, string> = { pv: 'solar', battery: 'batteries' }

/** What an installer must hold for its work, as visitors and installers read it. The words in braces are filled in. */
export const approvals = {
  name: 'certificate',
  /** Beside a price. */
  held: 'Certified',
  heldFor: 'certified for',
  categories,
  holder: 'Which scheme, such as MCS',
  ofPerson: 'Your certificate for {category}',
} as const
