import { Link } from '@tanstack/react-router'
import { Key } from '../keys/Key.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { formatLeadCount } from '../words/labels.ts'
import styles from './ListFooter.module.css'
import { firstPage, formatAddress, type ListAddress, nextPage } from './list-address.ts'
import type { LeadList, ListedLead } from './list-query.ts'

const keys: [string[], string][] = [
  [['j', 'k'], 'move'],
  [['Enter'], 'open'],
  [['t'], 'take'],
  [['c'], 'contacted'],
  [['/'], 'search'],
  [['?'], 'all keys'],
]

/** Below the list: its keys, where one is in it, and the way on. */
export function ListFooter({
  address,
  list,
  shown,
}: {
  address: ListAddress
  list: LeadList | undefined
  shown: readonly ListedLead[]
}) {
  const last = shown.at(-1)
  const more = list?.more && last && address.filter.q === undefined
  return (
    <footer className={styles.foot}>
      <p className={styles.keys}>
        {keys.map(([names, does]) => (
          <span key={does}>
            {names.map((name) => (
              <Key key={name}>{name}</Key>
            ))}{' '}
            {does}
          </span>
        ))}
      </p>
      <p className={styles.where}>{list && whereIn(address, list, shown.length)}</p>
      {address.before && (
        <Link
          className={buttonClass({ small: true })}
          to="/console"
          search={formatAddress(firstPage(address))}
        >
          {address.order === 'due' ? 'To the beginning' : 'Newest'}
        </Link>
      )}
      {more && (
        <Link
          className={buttonClass({ small: true })}
          to="/console"
          search={formatAddress(nextPage(address, last.id))}
        >
          {address.order === 'due' ? 'Later' : 'Older'} <Icon name="forward" />
        </Link>
      )}
    </footer>
  )
}

function whereIn(
  { passed, filter }: ListAddress,
  { count, more }: LeadList,
  shown: number,
): string {
  if (filter.q !== undefined && more) return `The first ${shown}. Type more to find fewer.`
  return `${passed + 1} to ${passed + shown} of ${formatLeadCount(Math.max(count, passed + shown))}`
}
