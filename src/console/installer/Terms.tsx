import { useMutation } from '@tanstack/react-query'
import { termsVersion } from '#domain/installer/terms.ts'
import { api, errorMessage } from '../client/api.ts'
import { Button } from '../ui/Button.tsx'
import { Problem } from '../ui/form/Problem.tsx'
import { Moment } from '../ui/Moment.tsx'
import { Section, SectionText } from '../ui/Section.tsx'
import type { OfInstaller } from './installers-query.ts'
import { LetterSent } from './LetterSent.tsx'

/** Whether an installer accepted our terms. Before that nothing is offered. */
export function Terms({ installer: { id, terms, closedAt } }: OfInstaller) {
  const send = useMutation({
    mutationFn: () => api.installers[':id'].terms.$post({ param: { id } }),
  })
  const isCurrent = terms?.version === termsVersion
  return (
    <Section title="Terms">
      <SectionText>
        {terms ? (
          <>
            Accepted <Moment at={terms.acceptedAt} />, version {terms.version}.
            {!isCurrent && ` Version ${termsVersion} holds now.`}
          </>
        ) : (
          'Not accepted yet. No lead is offered to it until then.'
        )}
      </SectionText>
      {!isCurrent && !closedAt && (
        <Button small busy={send.isPending} onClick={() => send.mutate()}>
          Send the link again
        </Button>
      )}
      {send.error && <Problem>{errorMessage(send.error)}</Problem>}
      {send.data && <LetterSent />}
    </Section>
  )
}
