import { PageTitle } from '../ui/PageTitle.tsx'

export function Recover() {
  return <PageTitle title="Forgot your password" />
}
