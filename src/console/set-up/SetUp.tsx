import { PageTitle } from '../ui/PageTitle.tsx'

export function SetUp() {
  return <PageTitle title="Set up the desk" />
}
