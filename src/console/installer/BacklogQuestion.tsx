import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, errorMessage } from '../client/api.ts'
import { warningsQuery } from '../client/warnings-query.ts'
import { Button } from '../ui/Button.tsx'
import { Problem } from '../ui/form/Problem.tsx'
import { Moment } from '../ui/Moment.tsx'
import { Notice } from '../ui/Notice.tsx'
import { offerUndo } from '../undo/undo.ts'
import { spellCount } from '../words/labels.ts'
import { type InstallerDetails, installerQuery } from './installers-query.ts'

/** Asks whether an installer that became ready is offered the enquiries from before too. */
export function BacklogQuestion({
  installer: { id, tradingName },
  backlog: { leads, since },
}: {
  installer: Pick<InstallerDetails['installer'], 'id' | 'tradingName'>
  backlog: NonNullable<InstallerDetails['backlog']>
}) {
  const queries = useQueryClient()
  const answer = useMutation({
    mutationFn: (answer: 'offer' | 'leave') =>
      api.installers[':id'].backlog.$post({ param: { id }, json: { answer } }),
    onSuccess: async (_, answer) => {
      offerUndo({
        sentence:
          answer === 'offer'
            ? `${leads === 1 ? 'It’s' : 'They’re'} offered to ${tradingName} within minutes, as far as places allow.`
            : `${leads === 1 ? 'It stays' : 'They stay'} with the desk.`,
      })
      await queries.invalidateQueries({ queryKey: installerQuery(id).queryKey })
      await queries.invalidateQueries({ queryKey: warningsQuery.queryKey })
    },
  })
  return (
    <Notice
      kind="sky"
      actions={
        <>
          <Button busy={answer.isPending} onClick={() => answer.mutate('offer')}>
            Offer them
          </Button>
          <Button busy={answer.isPending} onClick={() => answer.mutate('leave')}>
            Leave them
          </Button>
        </>
      }
    >
      <strong>
        {spellCount(leads, 'enquiry', 'enquiries')} since <Moment at={since} /> came before{' '}
        {tradingName} was ready: offer {leads === 1 ? 'it' : 'them'} too?
      </strong>{' '}
      No more are open at once than its places allow. What you leave stays with the desk, which can
      still offer it by hand. What comes from now on is offered as usual.
      {answer.error && <Problem>{errorMessage(answer.error)}</Problem>}
    </Notice>
  )
}
