import { PageTitle } from '../ui/PageTitle.tsx'

export function SecondFactor() {
  return <PageTitle title="Second factor" />
}
