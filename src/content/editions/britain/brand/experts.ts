import type { ExpertProof } from '#content/brand.ts'

/**
 * The line under the brand's name. It may say 'expert' once all four proofs are there, and then only together with the line that
 * names them.
 */
export function straplineOf(proof: ExpertProof): string {
  return Object.values(proof).every(Boolean)
    ? 'Money experts on solar power. Our sums are published, every figure has a date, and here’s how we’re paid.'
    : 'Solar sums, with the working shown'
}
