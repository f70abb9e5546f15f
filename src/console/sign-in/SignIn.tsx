import { PageTitle } from '../ui/PageTitle.tsx'

export function SignIn() {
  return <PageTitle title="Sign in" />
}
