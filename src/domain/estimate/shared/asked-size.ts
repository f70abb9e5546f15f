/** A form's question for a size, of what, and what each answer means: the numbers in its label. */
export type AskedSize = {
  of: 'panels' | 'batteries'
  question: string
  sizes: Readonly<Record<string, { from: number; to: number }>>
}
