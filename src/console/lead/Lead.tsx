import { Empty } from '../ui/Empty.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'

export function Lead() {
  return (
    <>
      <PageTitle title="Lead" />
      <Empty title="Nothing here yet" />
    </>
  )
}
