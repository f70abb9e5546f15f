import { PageTitle } from '../ui/PageTitle.tsx'

export function People() {
  return <PageTitle title="People" />
}
