import { Empty } from '../ui/Empty.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'

export function Inbox() {
  return (
    <>
      <PageTitle title="Open leads" />
      <Empty title="Nothing here yet" />
    </>
  )
}
