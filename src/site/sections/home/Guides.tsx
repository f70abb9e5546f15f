import { home } from '#content/pages/home.ts'
import { Band } from '../guide/Band.tsx'
import { ColumnsSection } from '../guide/ColumnsSection.tsx'

export function Guides() {
  const { heading, columns } = home.guides
  return (
    <Band heading={heading}>
      <ColumnsSection columns={columns} />
    </Band>
  )
}
