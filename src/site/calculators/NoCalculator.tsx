import { noCalculator } from '#content/calculators/calculators.ts'
import { Band } from '../sections/guide/Band.tsx'

/** In a calculator’s place where its sun, prices and rebates are not the reader’s. */
export function NoCalculator({ id }: { id: string }) {
  return (
    <Band id={id} heading={noCalculator.heading}>
      <p className="lead">{noCalculator.text}</p>
    </Band>
  )
}
