import { PageTitle } from '../ui/PageTitle.tsx'

export function Account() {
  return <PageTitle title="You" />
}
