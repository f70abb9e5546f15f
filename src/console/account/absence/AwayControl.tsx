import { useState } from 'react'
import { createPortal } from 'react-dom'
import { errorMessage } from '../../client/api.ts'
import { useLocalTime } from '../../client/server-time.ts'
import { useOperator } from '../../client/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Problem } from '../../ui/form/Problem.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RowItem, RowList } from '../../ui/RowList.tsx'
import { Section, SectionText } from '../../ui/Section.tsx'
import { useAbsences, useComeBack } from './absence-queries.ts'
import { formatDays, formatUntil } from './format-absence.ts'
import { GoAway } from './GoAway.tsx'

/** In the sidebar: goes away, or comes back. */
export function AwayControl() {
  const { now } = useAbsences(useOperator().id)
  const comeBack = useComeBack()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button type="button" onClick={() => (now ? comeBack.mutate(now.id) : setAsking(true))}>
        {now ? 'I’m back' : 'I’m away…'}
      </button>
      {/* Outside of the sidebar, whose colours are for links on dark green. */}
      {asking && createPortal(<GoAway onClose={() => setAsking(false)} />, document.body)}
    </>
  )
}

/** On every screen while the operator is away. */
export function AwayNotice() {
  const local = useLocalTime()
  const { now } = useAbsences(useOperator().id)
  const comeBack = useComeBack()
  if (!now) return null
  return (
    <Notice
      kind="sky"
      icon="pause"
      actions={
        <Button small busy={comeBack.isPending} onClick={() => comeBack.mutate(now.id)}>
          I’m back
        </Button>
      }
    >
      <strong>You’re away {formatUntil(now, local, 'you’re back')}.</strong> New leads go to others.
      {comeBack.error && <Problem>{errorMessage(comeBack.error)}</Problem>}
    </Notice>
  )
}

/** Among the settings of the operator's own account: when they are away. */
export function AwaySection() {
  const local = useLocalTime()
  const { now, planned } = useAbsences(useOperator().id)
  const comeBack = useComeBack()
  const [asking, setAsking] = useState(false)
  const absences = now ? [now, ...planned] : planned
  return (
    <Section title="When you’re away">
      <SectionText>You’re given no leads meanwhile.</SectionText>
      {absences.length > 0 && (
        <RowList inset>
          {absences.map((absence) => (
            <RowItem
              key={absence.id}
              title={
                absence === now
                  ? `Now, ${formatUntil(absence, local, 'you’re back')}`
                  : formatDays(absence, local)
              }
              actions={
                <Button small busy={comeBack.isPending} onClick={() => comeBack.mutate(absence.id)}>
                  {absence === now ? 'I’m back' : 'Take it back'}
                </Button>
              }
            />
          ))}
        </RowList>
      )}
      {comeBack.error && <Problem>{errorMessage(comeBack.error)}</Problem>}
      <Button onClick={() => setAsking(true)}>I’m away…</Button>
      {asking && <GoAway onClose={() => setAsking(false)} />}
    </Section>
  )
}
