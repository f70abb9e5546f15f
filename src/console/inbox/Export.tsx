import { writeFilter } from '#domain/lead/filter.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './Export.module.css'
import type { ListAddress } from './list-address.ts'

/** All leads that the filter lets through, as a file. */
export function Export({ address, count }: { address: ListAddress; count: string }) {
  const query = new URLSearchParams(writeFilter(address.filter)).toString()
  return (
    <a
      className={buttonClass({}, styles.export)}
      href={`/api/leads/export${query && `?${query}`}`}
      download
    >
      <Icon name="send" /> Export {count} as CSV
    </a>
  )
}
