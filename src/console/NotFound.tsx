import { Link } from '@tanstack/react-router'
import { buttonClass } from './ui/Button.tsx'
import { Empty } from './ui/Empty.tsx'

export function NotFound() {
  return (
    <Empty
      title="There is no such page at the desk"
      actions={
        <Link className={buttonClass({ look: 'gold' })} to="/console">
          Open leads
        </Link>
      }
    >
      The address may have been cut short when it was copied.
    </Empty>
  )
}
