import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { placesLeft } from '#domain/installer/caps.ts'
import type { Standing } from '#domain/installer/standing.ts'
import { terms } from '#estimate/terms.ts'
import { errorMessage, isApiError } from '../client/api.ts'
import { useIsPhone } from '../client/screen-size.ts'
import { useShortcuts } from '../shortcuts/shortcuts.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Empty } from '../ui/Empty.tsx'
import kit from '../ui/kit.module.css'
import { Loaded } from '../ui/Loaded.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { spellNumber } from '../words/labels.ts'
import { DownloadButton } from './DownloadButton.tsx'
import styles from './Installers.module.css'
import { InstallerLines, InstallerTable } from './InstallerTable.tsx'
import { installersQuery, type ListedInstaller } from './installers-query.ts'

type Group =
  | 'all'
  | 'taking'
  | 'full'
  | 'paused'
  | 'accreditation'
  | 'terms'
  | 'not-started'
  | 'closed'

const groups: { group: Group; label: string; includes: (installer: ListedInstaller) => boolean }[] =
  [
    { group: 'all', label: 'All', includes: ({ standing }) => standing.is !== 'closed' },
    { group: 'taking', label: 'Taking leads', includes: isIn('taking', 'partly') },
    { group: 'full', label: 'Full', includes: isIn('full') },
    { group: 'paused', label: 'Paused', includes: isIn('paused', 'away') },
    { group: 'not-started', label: 'Not ready', includes: isIn('not-started') },
    { group: 'terms', label: 'Waiting for terms', includes: isIn('no-terms') },
    {
      group: 'accreditation',
      label: 'Accreditation',
      includes: ({ warnings, standing }) => warnings.length > 0 && standing.is !== 'closed',
    },
    { group: 'closed', label: 'Closed', includes: isIn('closed') },
  ]

function isIn(...standings: Standing['is'][]) {
  return ({ standing }: ListedInstaller) => standings.includes(standing.is)
}

/** Rows that are shown before the operator asks for more. */
const rowsAtFirst = 100

/** The installers that leads are offered to, for owners. */
export function Installers() {
  const [search, setSearch] = useState('')
  const [group, setGroup] = useState<Group>('all')
  const field = useRef<HTMLInputElement>(null)
  const text = search.trim()
  const postcode = /^\d{4}$/.test(text) ? text : undefined
  const list = useQuery(installersQuery(postcode))
  useShortcuts({ '/': () => field.current?.focus() })
  if (isApiError(list.error, 'owners-only'))
    return (
      <>
        <PageTitle title="Installers" />
        <Notice kind="clay">{errorMessage(list.error)}</Notice>
      </>
    )
  return (
    <>
      <PageTitle title="Installers" count={list.data?.all} />
      <Loaded query={list}>
        {({ all, installers }) =>
          all === 0 ? (
            <NoInstallers />
          ) : (
            <>
              <div className={`${kit.spread} ${styles.top}`}>
                <input
                  ref={field}
                  className={`${kit.input} ${styles.search}`}
                  type="search"
                  aria-label="Search installers"
                  placeholder={`Name, ${terms.companyNumber} or postcode`}
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={100}
                  value={search}
                  onChange={({ target }) => setSearch(target.value)}
                />
                <Actions count={all} />
              </div>
              <InstallerList
                installers={postcode ? installers : installers.filter(matching(text))}
                group={group}
                onGroup={setGroup}
              />
            </>
          )
        }
      </Loaded>
    </>
  )
}

function matching(search: string) {
  const words = search.toLowerCase()
  const digits = words.replace(/\s/g, '')
  return ({ tradingName, number, contact }: ListedInstaller) =>
    `${tradingName} ${contact}`.toLowerCase().includes(words) ||
    (/^\d+$/.test(digits) && number.replace(/\s/g, '').includes(digits))
}

function Actions({ count }: { count?: number }) {
  return (
    <div className={kit.row}>
      <Link to="/console/installers/import" className={buttonClass({})}>
        Import CSV
      </Link>
      {count !== undefined && (
        <DownloadButton href="/api/installers/export">Export {count} as CSV</DownloadButton>
      )}
      <Link to="/console/installers/new" className={buttonClass({ look: 'gold' })}>
        Add an installer
      </Link>
    </div>
  )
}

/** Before the first: what happens to leads meanwhile, and what to do. */
function NoInstallers() {
  return (
    <Empty title="No installers yet" actions={<Actions />}>
      Leads wait for somebody at the desk to call. Add an installer, which is offered leads once it
      is checked, or import a CSV file of them: each gets an email with our terms, and is offered
      leads once it has accepted them.
    </Empty>
  )
}

function InstallerList({
  installers,
  group,
  onGroup,
}: {
  installers: readonly ListedInstaller[]
  group: Group
  onGroup: (group: Group) => void
}) {
  const isPhone = useIsPhone()
  const [rows, setRows] = useState(rowsAtFirst)
  const chosen = installers.filter(
    groups.find((one) => one.group === group)?.includes ?? (() => true),
  )
  const drawn = chosen.slice(0, rows)
  return (
    <>
      <p className={`${kit.summary} ${styles.summary}`}>{summaryOf(installers)}</p>
      <div className={`${kit.row} ${styles.chips}`}>
        {groups.map(({ group: name, label, includes }) => {
          const count = installers.filter(includes).length
          return name === 'all' || name === group || count > 0 ? (
            <Chip
              key={name}
              aria-pressed={name === group}
              set={name === group && name !== 'all'}
              late={name === 'accreditation' && name !== group}
              onClick={() => onGroup(name === group ? 'all' : name)}
            >
              {label} <b>{count}</b>
            </Chip>
          ) : null
        })}
      </div>
      {drawn.length === 0 ? (
        <Empty title="Nobody here">Another name, postcode or filter may find somebody.</Empty>
      ) : isPhone ? (
        <InstallerLines installers={drawn} />
      ) : (
        <InstallerTable installers={drawn} />
      )}
      {chosen.length > drawn.length && (
        <p className={styles.more}>
          <button type="button" className={buttonClass({})} onClick={() => setRows(rows * 4)}>
            Show more: {chosen.length - drawn.length} are left
          </button>
        </p>
      )}
      <p className={`${kit.note} ${styles.more}`}>
        Next in turn is the installer furthest behind its fair share, then the one that has waited
        longest. What they pay plays no part. Where one has several caps, the lowest counts.
      </p>
    </>
  )
}

/** 'Eight of eleven can take leads now, with 24 places left today.' */
function summaryOf(installers: readonly ListedInstaller[]): string {
  const open = installers.filter(({ standing }) => standing.is !== 'closed')
  const taking = open.filter(isIn('taking', 'partly'))
  const places = taking.map(({ caps, accepted }) => placesLeft(caps, accepted))
  const left = places.includes(Number.POSITIVE_INFINITY)
    ? ''
    : `, with ${places.reduce((sum, count) => sum + count, 0)} places left today`
  const of = `${spellNumber(taking.length)} of ${spellNumber(open.length).toLowerCase()}`
  return taking.length === 0
    ? 'Nobody can take a lead now: leads wait for the desk.'
    : `${of} can take leads now${left}.`
}
