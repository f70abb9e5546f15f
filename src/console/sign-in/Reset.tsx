import { PageTitle } from '../ui/PageTitle.tsx'

export function Reset() {
  return <PageTitle title="Set a password" />
}
