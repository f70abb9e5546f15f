import { useMutation } from '@tanstack/react-query'
import { termsVersion } from '#domain/installer/terms.ts'
import { api, errorMessage, parseResponse } from '../client/api.ts'
import { useLettersAreFiles } from '../client/warnings-query.ts'
import { Button } from '../ui/Button.tsx'
import { Problem, Success } from '../ui/form/Problem.tsx'
import { Moment } from '../ui/Moment.tsx'
import { Section, SectionText } from '../ui/Section.tsx'
import type { InstallerDetails } from './installers-query.ts'

/** Whether an installer accepted our terms. Before that nothing is offered. */
export function Terms({
  installer: { id, terms, closedAt },
}: {
  installer: InstallerDetails['installer']
}) {
  const send = useMutation({
    mutationFn: () => parseResponse(api.installers[':id'].terms.$post({ param: { id } })),
  })
  const lettersAreFiles = useLettersAreFiles()
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
          'Not accepted yet: no lead is offered before.'
        )}
      </SectionText>
      {!isCurrent && !closedAt && (
        <Button small busy={send.isPending} onClick={() => send.mutate()}>
          Send the link again
        </Button>
      )}
      {send.error && <Problem>{errorMessage(send.error)}</Problem>}
      {send.data &&
        (lettersAreFiles ? (
          <Problem>The letter is written to a file and reaches nobody: SMTP isn’t set.</Problem>
        ) : (
          <Success>The letter is on its way.</Success>
        ))}
    </Section>
  )
}
