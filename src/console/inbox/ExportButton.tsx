import { formatFilter } from '#domain/lead/filter.ts'
import { DownloadButton } from '../sign-in/DownloadButton.tsx'
import type { ListAddress } from './list-address.ts'
import { setSearchCookie } from './search/search-text.ts'

/** Downloads all leads of the list as CSV. */
export function ExportButton({ address, count }: { address: ListAddress; count: string }) {
  const { q, ...filter } = address.filter
  const query = new URLSearchParams(formatFilter(filter)).toString()
  return (
    <DownloadButton
      what="Exporting leads"
      href={`/api/leads/export${query && `?${query}`}`}
      beforeDownload={() => setSearchCookie(q)}
    >
      Export {count} as CSV
    </DownloadButton>
  )
}
