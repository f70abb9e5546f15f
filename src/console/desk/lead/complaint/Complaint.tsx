import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { formatDeadline } from '#domain/promise/format-deadline.ts'
import { api } from '../../../client/api.ts'
import { brand } from '../../../client/brand.ts'
import { useLocalTime } from '../../../client/server-time.ts'
import { warningsQuery } from '../../../client/warnings-query.ts'
import { usePromiseClock } from '../../../clock/Clock.tsx'
import { formatClock } from '../../../clock/format-clock.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextAreaField } from '../../../ui/form/Field.tsx'
import { Form, FormButtons } from '../../../ui/form/Form.tsx'
import kit from '../../../ui/kit.module.css'
import { Moment } from '../../../ui/Moment.tsx'
import type { LeadDetails } from '../lead-query.ts'
import { PromiseSentence } from '../promise/PromiseSentence.tsx'
import { useLeadCan } from '../use-lead-can.ts'
import { useLeadRefresh, useUndoOffer } from '../use-lead-refresh.ts'

/** When the outcome of a complaint is due, whether it was acknowledged, and the form that sends the outcome. */
export function Complaint({ lead }: { lead: LeadDetails }) {
  const [isOpen, setIsOpen] = useState(false)
  const can = useLeadCan()('answer', lead)
  return (
    <section className={`${kit.sheet} ${kit.band}`} aria-label="The complaint">
      <Clock lead={lead} />
      {can.ok && !isOpen && (
        <Button look="dark" onClick={() => setIsOpen(true)}>
          Send the outcome…
        </Button>
      )}
      {can.ok && isOpen && <OutcomeForm lead={lead} onClose={() => setIsOpen(false)} />}
    </section>
  )
}

function Clock({ lead }: { lead: LeadDetails }) {
  const clock = usePromiseClock(lead)
  const local = useLocalTime()
  if (clock.kind === 'none' || !lead.promisedBy)
    return lead.state === 'answered' && lead.finishedAt ? (
      <PromiseSentence
        kind="kept"
        headline="Outcome sent"
        explanation={<Moment at={lead.finishedAt} way="withTime" />}
      />
    ) : null
  const deadline = formatDeadline(lead.promisedBy, local)
  const headline =
    clock.kind === 'over' ? `${formatClock(clock)}: answer now` : `Answer ${deadline}`
  return (
    <PromiseSentence
      kind={clock.kind}
      headline={headline}
      explanation={<Acknowledgement lead={lead} />}
    />
  )
}

function Acknowledgement({ lead: { deliveries } }: { lead: LeadDetails }) {
  const letter = deliveries.find(({ channel }) => channel === 'confirmation')
  if (!letter?.deliveredAt || letter.state === 'written to a file')
    return <b>Not acknowledged yet: see the deliveries.</b>
  return (
    <>
      Acknowledged <Moment at={letter.deliveredAt} way="withTime" />.
    </>
  )
}

function OutcomeForm({ lead, onClose }: { lead: LeadDetails; onClose: () => void }) {
  const send = useOutcome(lead, onClose)
  return (
    <Form submission={send}>
      <TextAreaField
        name="body"
        label={`The outcome, to ${lead.email}`}
        required
        rows={10}
        // The operator who pressed the button writes next.
        autoFocus
      />
      <p className={`${kit.note} ${kit.below}`}>
        This is how they read it: what we found, and what we’ve done. Under it the letter says how
        to complain to {brand.regulator.name}. It goes out once it can no longer be undone, and
        closes the complaint.
      </p>
      <FormButtons yes="Send and close" onCancel={onClose} />
    </Form>
  )
}

function useOutcome({ id, version, name, reference }: LeadDetails, onClose: () => void) {
  const queries = useQueryClient()
  const refresh = useLeadRefresh()
  const offerUndo = useUndoOffer()
  // The same letter sent twice, since the first answer got lost, is one.
  const letterId = useRef(crypto.randomUUID())
  return useMutation({
    mutationFn: ({ body }: { body: string }) =>
      api.leads[':id'].outcome.$post({
        param: { id },
        json: { id: letterId.current, version, body },
      }),
    onSuccess: async (sent) => {
      onClose()
      const done = {
        sentence: `You told ${name || reference} the outcome.`,
        after: 'it isn’t sent',
      }
      offerUndo(done, { id, version: sent.version })
      await Promise.all([refresh(id), queries.invalidateQueries(warningsQuery)])
    },
  })
}
