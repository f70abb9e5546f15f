import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isolate } from '#domain/enquiry/isolate.ts'
import { dialString } from '#domain/enquiry/phone.ts'
import type { InstallerPart } from '#domain/installer/parts.ts'
import type { StartCheck } from '#domain/installer/start.ts'
import { capitalise } from '#domain/letter-case.ts'
import { approvals } from '#edition/approvals.ts'
import { registerLink } from '#edition/installer-form.ts'
import { terms } from '#estimate/terms.ts'
import { api, errorMessage } from '../client/api.ts'
import { useLocalTime } from '../client/server-time.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Problem } from '../ui/form/Problem.tsx'
import { Icon } from '../ui/Icon.tsx'
import kit from '../ui/kit.module.css'
import { Moment } from '../ui/Moment.tsx'
import { Section } from '../ui/Section.tsx'
import { spellNumber } from '../words/labels.ts'
import { type InstallerDetails, installerQuery } from './installers-query.ts'
import { LetterSent } from './LetterSent.tsx'
import styles from './StartChecks.module.css'
import { formatCovers, formatExpiry, joinWords } from './words.ts'

const route = api.installers[':id']

const titles: Record<StartCheck, string> = {
  number: `The ${terms.companyNumber} is theirs`,
  seller: 'The approved seller is current',
  accreditation: `${capitalise(approvals.name)}s for their work are current`,
  phone: 'A phone that answers',
  work: 'Where, what and when it works',
  terms: 'Terms accepted',
  rehearsal: 'A rehearsal offer accepted',
}

/** What is checked before the first offer to an installer, each with the thing to do; then offers are let begin. */
export function StartChecks({ details }: { details: InstallerDetails }) {
  const { installer, checks, notStarted } = details
  const { id } = installer
  const queries = useQueryClient()
  const start = useMutation({
    mutationFn: () => route.start.$post({ param: { id } }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: installerQuery(id).queryKey })
      await queries.invalidateQueries({ queryKey: ['installers'] })
    },
  })
  if (checks.length === 0) return null
  const done = checks.filter(({ isDone }) => isDone).length
  const isReady = done === checks.length
  return (
    <Section title="Before the first offer">
      <ol className={styles.checks}>
        {checks.map(({ check, isDone }) => (
          <li key={check} data-done={isDone || undefined}>
            <Icon name={isDone ? 'done' : 'dot'} />
            <div>
              <b>{titles[check]}</b>
              <small>
                <About check={check} isDone={isDone} details={details} />
              </small>
            </div>
            {!isDone && <ToDo check={check} details={details} />}
          </li>
        ))}
      </ol>
      <p className={kit.note}>
        {done === 0 ? 'None' : spellNumber(done)} of {spellNumber(checks.length).toLowerCase()}.{' '}
        {isReady
          ? 'They are offered nothing until you start it.'
          : `Until all are done nobody is offered to them, and matching says so: “${notStarted}”.`}
      </p>
      <p className={kit.actions}>
        <Button
          look={isReady ? 'gold' : 'plain'}
          disabled={!isReady}
          busy={start.isPending}
          onClick={() => start.mutate()}
        >
          Start offers
        </Button>
      </p>
      {start.error && <Problem>{errorMessage(start.error)}</Problem>}
    </Section>
  )
}

type CheckProps = { check: StartCheck; details: InstallerDetails }

/** What is known of a check, or what it takes. */
function About({ check, isDone, details: { installer } }: CheckProps & { isDone: boolean }) {
  const local = useLocalTime()
  const { start, people, expiries, services, covers } = installer
  const current = (isSeller: boolean) =>
    expiries
      .filter(({ requirement }) => (requirement === 'seller') === isSeller)
      .map((expiry) => formatExpiry(expiry, local))
      .join('; ')
  switch (check) {
    case 'number':
      return isDone ? (
        <>
          in the public register, <Moment at={start?.numberCheckedAt ?? ''} />
        </>
      ) : (
        <a href={registerLink(installer.number)} target="_blank" rel="noreferrer">
          Look it up in the public register
        </a>
      )
    case 'seller':
      return current(true)
    case 'accreditation':
      return current(false) || 'once it’s known what they install'
    case 'phone': {
      if (isDone)
        return (
          <>
            answered <Moment at={start?.phoneAnsweredAt ?? ''} />
          </>
        )
      const [first] = people.filter(({ phone }) => phone)
      return first ? (
        <>
          call {isolate(first.name)},{' '}
          <a href={`tel:${dialString(first.phone)}`}>{isolate(first.phone)}</a>, or they sign in by
          a text
        </>
      ) : (
        'nobody has a number yet'
      )
    }
    case 'work':
      return [
        formatCovers(covers) || 'nowhere yet',
        joinWords(services) || 'nothing yet',
        ...(isDone || services.length === 0 ? [] : ['no fee for any of it']),
      ].join(', ')
    case 'terms':
      return isDone ? <Moment at={installer.terms?.acceptedAt ?? ''} /> : 'by them, from the link'
    case 'rehearsal':
      return isDone ? (
        <Moment at={start?.rehearsedAt ?? ''} />
      ) : (
        'nothing in it is real, nothing is charged'
      )
  }
}

/** The thing to do for a check that isn't done. */
function ToDo({ check, details: { installer, draft } }: CheckProps) {
  const { id } = installer
  switch (check) {
    case 'number':
      return (
        <Act id={id} act={() => route.checks.$post({ param: { id }, json: { check } })}>
          It’s theirs
        </Act>
      )
    case 'phone':
      return (
        <Act id={id} act={() => route.checks.$post({ param: { id }, json: { check } })}>
          They answered
        </Act>
      )
    case 'terms':
      return (
        <Act id={id} isLetter act={() => route.terms.$post({ param: { id } })}>
          Send
        </Act>
      )
    case 'rehearsal':
      return (
        <Act id={id} isLetter act={() => route.rehearsal.$post({ param: { id } })}>
          Send one
        </Act>
      )
    case 'work':
      return <Enter id={id} part={draft.areas ? (draft.services ? 'many' : 'what') : 'where'} />
    case 'seller':
    case 'accreditation':
      return <Enter id={id} part="proof" />
  }
}

function Enter({ id, part }: { id: string; part: InstallerPart }) {
  return (
    <Link
      className={buttonClass({ small: true })}
      to="/console/installers/$id/change"
      params={{ id }}
      search={{ part }}
    >
      Enter
    </Link>
  )
}

function Act({
  id,
  act,
  isLetter,
  children,
}: {
  id: string
  act: () => Promise<unknown>
  isLetter?: boolean
  children: ReactNode
}) {
  const queries = useQueryClient()
  const doing = useMutation({
    mutationFn: act,
    onSettled: () => queries.invalidateQueries({ queryKey: installerQuery(id).queryKey }),
  })
  return (
    <>
      <Button small busy={doing.isPending} onClick={() => doing.mutate()}>
        {children}
      </Button>
      {doing.error && <Problem>{errorMessage(doing.error)}</Problem>}
      {isLetter && doing.isSuccess && <LetterSent />}
    </>
  )
}
