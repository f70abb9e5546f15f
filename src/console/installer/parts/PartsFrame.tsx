import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type InstallerPart, installerParts, isPartFilledIn } from '#domain/installer/parts.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import kit from '../../ui/kit.module.css'
import { PageTitle } from '../../ui/PageTitle.tsx'
import type { InstallerDetails } from '../installers-query.ts'
import { StartChecks } from '../StartChecks.tsx'
import styles from './Parts.module.css'
import { partWords } from './part-words.ts'
import { summaryOf } from './summary.ts'

type Known = InstallerDetails

/** The seven parts of an installer, with one open. Before the first is saved there are no others. */
export function PartsFrame({
  title,
  part,
  known,
  children,
}: {
  title: string
  part: InstallerPart
  known?: Known
  children: ReactNode
}) {
  return (
    <>
      <BackLink to="/console/installers">Installers</BackLink>
      <PageTitle title={title} />
      <p className={`${kit.padded} ${kit.muted} ${styles.intro}`}>
        Seven parts, in any order. Each is saved by itself
        {known
          ? known.checks.length > 0
            ? '; offers begin when the list is done.'
            : '.'
          : '; begin with the first, and their own office may fill in the rest.'}
      </p>
      <div className={styles.columns} data-checks={(known?.checks.length ?? 0) > 0 || undefined}>
        <nav aria-label="Parts">
          <ol className={styles.parts}>
            {installerParts.map((one, index) => (
              <li key={one} data-filled={isFilledIn(one, known) || undefined}>
                <PartLink part={one} number={index + 1} isOpen={one === part} known={known} />
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.open}>
          <h2>
            {installerParts.indexOf(part) + 1}. {partWords[part].title}
          </h2>
          <p className={kit.muted}>{partWords[part].lead}</p>
          {children}
        </div>
        {known && known.checks.length > 0 && (
          <aside className={styles.checks}>
            <StartChecks details={known} />
          </aside>
        )}
      </div>
    </>
  )
}

function PartLink({
  part,
  number,
  isOpen,
  known,
}: {
  part: InstallerPart
  number: number
  isOpen: boolean
  known: Known | undefined
}) {
  const text = (
    <>
      <span className={styles.number}>{number}</span>
      <span>
        <b>{partWords[part].title}</b>
        <small>{(known && summaryOf(part, known)) || partWords[part].asks}</small>
      </span>
      {isFilledIn(part, known) && (
        <>
          <span className="visually-hidden">, filled in</span>
          <Icon name="done" />
        </>
      )}
    </>
  )
  return known ? (
    <Link
      to="/console/installers/$id/change"
      params={{ id: known.installer.id }}
      search={{ part }}
      aria-current={isOpen ? 'step' : undefined}
    >
      {text}
    </Link>
  ) : (
    <span aria-current={isOpen ? 'step' : undefined}>{text}</span>
  )
}

/** The last part has our terms in it too. */
function isFilledIn(part: InstallerPart, known: Known | undefined): boolean {
  if (!known || (part === 'proof' && !known.installer.terms)) return false
  return isPartFilledIn(part, known.draft)
}
