import { Empty } from '../ui/Empty.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'

export function Insights() {
  return (
    <>
      <PageTitle title="Insights" />
      <Empty title="Nothing here yet" />
    </>
  )
}
