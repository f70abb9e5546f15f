import { Link } from '@tanstack/react-router'
import { Key } from '../../shortcuts/Key.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import kit from '../../ui/kit.module.css'
import { formatLeadCount } from '../../words/labels.ts'
import styles from './ListFooter.module.css'
import { firstPage, formatAddress, type ListAddress, nextPage } from './list-address.ts'
import type { LeadList, ListedLead } from './list-query.ts'

const keys: [string[], string][] = [
  [['j', 'k'], 'move'],
  [['Enter'], 'open'],
  [['x'], 'select'],
  [['t'], 'take'],
  [['/'], 'search'],
  [['?'], 'all keys'],
]

/** Below the list: its keys, which leads are on this page, and links to other pages. */
export function ListFooter({
  address,
  list,
  leads,
}: {
  address: ListAddress
  list: Pick<LeadList, 'count' | 'more'> | undefined
  /** The leads on the screen. */
  leads: readonly ListedLead[]
}) {
  const last = leads.at(-1)
  const hasMore = list?.more && last && address.filter.q === undefined
  return (
    <footer className={`${kit.row} ${kit.padded} ${kit.note} ${styles.foot}`}>
      <p className={styles.keys}>
        {keys.map(([names, action]) => (
          <span key={action}>
            {names.map((name) => (
              <Key key={name}>{name}</Key>
            ))}{' '}
            {action}
          </span>
        ))}
      </p>
      <p className={`${kit.end} ${kit.tabular} ${styles.range}`}>
        {list && formatRange(address, list, leads.length)}
      </p>
      {address.before && (
        <Link
          className={buttonClass({ small: true })}
          to="/console"
          search={formatAddress(firstPage(address))}
        >
          {address.order === 'newest' ? 'Newest' : 'To the beginning'}
        </Link>
      )}
      {hasMore && (
        <Link
          className={buttonClass({ small: true })}
          to="/console"
          search={formatAddress(nextPage(address, last.id))}
        >
          {address.order === 'newest' ? 'Older' : 'More'} <Icon name="forward" />
        </Link>
      )}
    </footer>
  )
}

function formatRange(
  { passed, filter }: ListAddress,
  { count, more }: Pick<LeadList, 'count' | 'more'>,
  onScreen: number,
): string {
  // The queue shows parts of it, not a page.
  if (!more && passed === 0 && onScreen < count) return `${onScreen} of ${formatLeadCount(count)}`
  if (filter.q !== undefined && more) return `The first ${onScreen}. Type more to find fewer.`
  return `${passed + 1} to ${passed + onScreen} of ${formatLeadCount(Math.max(count, passed + onScreen))}`
}
