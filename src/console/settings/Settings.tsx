import { Link } from '@tanstack/react-router'
import { PageTitle } from '../ui/PageTitle.tsx'

export function Settings() {
  return (
    <>
      <PageTitle title="Settings" />
      <ul>
        <li>
          <Link to="/console/settings/people">People</Link>
        </li>
        <li>
          <Link to="/console/settings/account">You</Link>
        </li>
      </ul>
    </>
  )
}
