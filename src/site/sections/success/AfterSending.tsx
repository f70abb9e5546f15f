import { success } from '#content/pages/success.ts'
import { Band } from '../guide/Band.tsx'
import { StepsSection } from '../guide/StepsSection.tsx'

export function AfterSending() {
  const { heading, items } = success.steps
  return (
    <Band heading={heading}>
      <StepsSection steps={items} />
    </Band>
  )
}
