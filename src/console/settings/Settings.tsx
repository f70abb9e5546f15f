import { useOperator } from '../session.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { ForOwners } from './ForOwners.tsx'
import { Keys } from './Keys.tsx'
import { Places } from './Places.tsx'
import { Recipients } from './Recipients.tsx'
import { Webhooks } from './Webhooks.tsx'

/** How leads come and go, who is told, and the way to people and to what was done. */
export function Settings() {
  const owner = useOperator().role === 'owner'
  return (
    <>
      <PageTitle title="Settings" />
      <Places owner={owner} />
      <Webhooks owner={owner} />
      {owner ? (
        <>
          <Recipients />
          <Keys />
        </>
      ) : (
        <ForOwners />
      )}
    </>
  )
}
