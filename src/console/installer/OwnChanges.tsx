import { capitalise, lowerFirst } from '#domain/letter-case.ts'
import { useLocalTime } from '../client/server-time.ts'
import kit from '../ui/kit.module.css'
import { Moment } from '../ui/Moment.tsx'
import { Section } from '../ui/Section.tsx'
import { formatDay } from '../words/moments.ts'
import type { InstallerDetails } from './installers-query.ts'
import { fieldLabels, joinWords } from './words.ts'

type Change = InstallerDetails['changes'][number]

const outcomes: Record<NonNullable<Change['outcome']>, string> = {
  counts: 'counts',
  confirmed: 'confirmed',
  refused: 'not confirmed',
  withdrawn: 'taken back by them',
}

/** What the installer's office changed or asked for itself, with what it would have meant. */
export function OwnChanges({ changes }: Pick<InstallerDetails, 'changes'>) {
  if (changes.length === 0) return null
  return (
    <Section title="What they changed themselves">
      <ul className={kit.lines}>
        {changes.map((change) => (
          <li key={change.id}>
            {capitalise(change.askedBy || 'the office')}, <Moment at={change.askedAt} />:{' '}
            {'fields' in change ? <Work change={change} /> : <Asked change={change} />}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Work({ change }: { change: Extract<Change, { fields: unknown }> }) {
  const { fields, effect, outcome, countsFrom } = change
  return (
    <>
      {lowerFirst(joinWords(fields.map((field) => fieldLabels[field])))}
      {effect && `; offered ${effect.would} in 30 days, was ${effect.was}`}
      <small>
        {' '}
        {outcome ? (
          outcomes[outcome]
        ) : (
          <>
            takes effect <Moment at={countsFrom} way="withTime" />
          </>
        )}
      </small>
    </>
  )
}

function Asked({ change }: { change: Exclude<Change, { fields: unknown }> }) {
  const { id, what, expiresOn, hasFile, outcome, sentence, decideBy } = change
  const local = useLocalTime()
  return (
    <>
      {what}
      {expiresOn && `, until ${formatDay(expiresOn, local)}`}
      {hasFile && (
        <>
          ,{' '}
          <a href={`/api/requests/${id}/file`} download>
            the file
          </a>
        </>
      )}
      <small>
        {' '}
        {outcome ? (
          outcomes[outcome]
        ) : (
          <>
            decide by <Moment at={decideBy} way="withTime" />
          </>
        )}
        {sentence && `: ${sentence}`}
      </small>
    </>
  )
}
