import { Band } from '../guide/Band.tsx'
import { StepsSection } from '../guide/StepsSection.tsx'

type Props = { heading: string; items: readonly { name: string; text: string }[] }

export function AfterSending({ heading, items }: Props) {
  return (
    <Band heading={heading}>
      <StepsSection steps={items} />
    </Band>
  )
}
