import { elsewhere } from '#content/calculators/elsewhere.ts'
import { Band } from '../sections/guide/Band.tsx'

/** In a calculator’s place where its sun, prices and rebates are not the reader’s. */
export function Elsewhere({ id }: { id: string }) {
  return (
    <Band id={id} heading={elsewhere.heading}>
      <p className="lead">{elsewhere.text}</p>
    </Band>
  )
}
