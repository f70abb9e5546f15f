import type { AccreditationCategory } from '#estimate/installer/accreditation.ts'

const categories: Record<AccreditationCategory, string> = { pv: 'solar', battery: 'batteries' }

/** What an installer must hold for its work, as visitors and installers read it. Words in braces stand for what is put there. */
export const approvals = {
  name: 'certificate',
  /** Beside a price. */
  held: 'Certified',
  heldFor: 'certified for',
  categories,
  holder: 'Which scheme, such as MCS',
  ofPerson: 'Your certificate for {category}',
} as const
