import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { capitalise } from '#domain/letter-case.ts'
import { api } from '../../client/api.ts'
import { useLocalTime } from '../../client/server-time.ts'
import { Field, RadioField } from '../../ui/form/Field.tsx'
import { Form, SubmitButton } from '../../ui/form/Form.tsx'
import { Icon } from '../../ui/Icon.tsx'
import kit from '../../ui/kit.module.css'
import { Moment } from '../../ui/Moment.tsx'
import { Section } from '../../ui/Section.tsx'
import { formatDay } from '../../words/moments.ts'
import { DecideBy } from './DecideBy.tsx'
import type { AskedByInstaller } from './returns-queries.ts'

type Decision = 'confirmed' | 'refused'

const decisions: { value: Decision; label: string }[] = [
  { value: 'confirmed', label: 'Confirm it: it counts from now' },
  { value: 'refused', label: 'Not yet: what we knew before holds' },
]

/** A service or an accreditation that an installer's office asked for, to be confirmed or not. */
export function WaitingRequest({ of: one }: { of: AskedByInstaller }) {
  const { id, installer, tradingName, what, number, expiresOn, hasFile, askedBy, askedAt } = one
  const queryClient = useQueryClient()
  const local = useLocalTime()
  const decide = useMutation({
    mutationFn: (json: { decision: Decision; sentence: string }) =>
      api.requests[':id'].$post({ param: { id }, json }),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ['returns'] })
      await queryClient.invalidateQueries({ queryKey: ['installer', installer] })
    },
  })
  return (
    <Section
      title={`${tradingName}: ${what}`}
      about={
        <>
          asked by {askedBy || 'the office'} <Moment at={askedAt} way="withTime" />,{' '}
          <DecideBy by={one.decideBy} />
        </>
      }
    >
      <p className={kit.inline}>
        <Link to="/console/installers/$id" params={{ id: installer }}>
          Open the installer
        </Link>
        {number && <span>number {number}</span>}
        {expiresOn && <span>until {formatDay(expiresOn, local)}</span>}
        {hasFile && (
          <a className={kit.withIcon} href={`/api/requests/${id}/file`} download>
            <Icon name="download" size={14} /> The file
          </a>
        )}
      </p>
      {one.kind === 'service' && (
        <p className={kit.note}>
          {capitalise(what)} need a fee, and the people who do the work need what the law asks for.
          Enter both first.
        </p>
      )}
      <Form submission={decide} fieldOf={(code) => (code === 'invalid' ? 'sentence' : undefined)}>
        <RadioField name="decision" legend="Decide" options={decisions} small />
        <Field
          name="sentence"
          label="What they read"
          hint="Needed if it isn’t confirmed. Name nobody."
          maxLength={500}
          autoComplete="off"
          small
        />
        <SubmitButton look="dark">Decide and tell them</SubmitButton>
      </Form>
    </Section>
  )
}
