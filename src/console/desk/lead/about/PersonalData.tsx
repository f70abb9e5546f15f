import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { api, responses } from '../../../client/api.ts'
import { saveFile } from '../../../client/save-file.ts'
import { useOperator } from '../../../client/session.ts'
import { firstName, useOperators } from '../../../client/use-operators.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Form, FormButtons } from '../../../ui/form/Form.tsx'
import kit from '../../../ui/kit.module.css'
import { Section } from '../../../ui/Section.tsx'
import { eraseKey, type LeadDetails } from '../lead-query.ts'
import { type Ticks, tickedOthers, WhoseData } from './WhoseData.tsx'

/** For privacy requests: downloads or erases everything about the person, once it was shown whose data it is. */
export function PersonalData({ lead }: { lead: LeadDetails }) {
  const isOwner = useOperator().role === 'owner'
  const [act, setAct] = useState<'copy' | 'erase'>()
  const onClose = () => setAct(undefined)
  return (
    <Section title="Personal data">
      {act === 'copy' && <Copy {...{ lead, onClose }} />}
      {act === 'erase' && <Erase {...{ lead, onClose }} />}
      {!act && (
        <div className={kit.row}>
          <Button small onClick={() => setAct('copy')}>
            Copy for the person…
          </Button>
          <Button small disabled={!isOwner} onClick={() => setAct('erase')}>
            Erase…
          </Button>
        </div>
      )}
      {!isOwner && <OwnersOnly />}
    </Section>
  )
}

type ActProps = { lead: LeadDetails; onClose: () => void }

function Copy({ lead, onClose }: ActProps) {
  const copy = useMutation({
    mutationFn: (values: Ticks) =>
      saveFile(
        responses.leads[':id'].person.$get({
          param: { id: lead.id },
          query: { others: tickedOthers(values).join(',') },
        }),
        `${lead.reference}.json`,
      ),
    onSuccess: onClose,
  })
  return (
    <ActForm
      lead={lead}
      text="Everything we hold, as a JSON file to send to them."
      yes="Download the copy"
      submission={copy}
      onClose={onClose}
    />
  )
}

/** Says what the act does, lists whose data it's about, and asks for what else it needs. */
function ActForm<Values>({
  lead,
  text,
  yes,
  onClose,
  children,
  ...form
}: ActProps & { text: string; yes: string; children?: ReactNode } & Pick<
    Parameters<typeof Form<Values>>[0],
    'submission' | 'fieldOf'
  >) {
  return (
    <WhoseData lead={lead}>
      {(lists) => (
        <Form {...form}>
          <p className={kit.note}>{text}</p>
          {lists}
          {children}
          <FormButtons yes={yes} onCancel={onClose} />
        </Form>
      )}
    </WhoseData>
  )
}

function OwnersOnly() {
  const owners = useOperators()
    .filter(({ role, closed }) => role === 'owner' && !closed)
    .map(({ name }) => firstName(name))
  return (
    <p className={kit.note}>
      Only an owner can erase a person.{owners.length > 0 && ` Ask ${owners.join(' or ')}.`}
    </p>
  )
}

function Erase({ lead, onClose }: ActProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const erase = useMutation({
    mutationKey: eraseKey(lead.id),
    mutationFn: ({ reference, ...ticks }: Ticks & { reference: string }) =>
      api.leads[':id'].erase.$post({
        param: { id: lead.id },
        json: { reference: reference.trim().toUpperCase(), others: tickedOthers(ticks) },
      }),
    onSuccess: async ({ setAside }) => {
      await queries.invalidateQueries()
      // Else this page says what is left.
      if (setAside.length === 0) await navigate({ to: '/console' })
    },
  })
  return (
    <ActForm
      lead={lead}
      text="Everything personal goes from these enquiries, and from where they were delivered. It can’t be undone."
      yes="Erase this person"
      submission={erase}
      fieldOf={(code) => (code === 'reference' ? 'reference' : undefined)}
      onClose={onClose}
    >
      <Field
        small
        name="reference"
        label={`Type ${lead.reference} to erase`}
        autoComplete="off"
        spellCheck={false}
      />
    </ActForm>
  )
}
