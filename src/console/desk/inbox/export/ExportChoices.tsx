import { useMutation, useQuery } from '@tanstack/react-query'
import { countWord } from '#content/words.ts'
import { formatFilter } from '#domain/lead/filter.ts'
import { api, errorMessage, responses } from '../../../client/api.ts'
import { pressLink, saveFile } from '../../../client/save-file.ts'
import { searchHeader, setSearchCookie } from '../../../client/search-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Problem } from '../../../ui/form/Problem.tsx'
import kit from '../../../ui/kit.module.css'
import type { ListAddress } from '../list-address.ts'
import styles from './ExportChoices.module.css'

type Format = 'csv' | 'ndjson'
const formats: readonly { value: Format; label: string; use: string }[] = [
  { value: 'csv', label: 'CSV', use: 'opens in Excel and other spreadsheets' },
  { value: 'ndjson', label: 'NDJSON', use: 'a line of JSON for each lead, for programs' },
]

/** Asks in which format to export: a list, to its last lead, or the leads that were selected. */
export function ExportChoices({ address, leads }: { address?: ListAddress; leads?: string[] }) {
  const { data } = useQuery({ ...countQuery(address), enabled: leads === undefined })
  const count = leads ? leads.length : data?.count
  const download = useMutation({
    mutationFn: async (format: Format) => {
      // A download can't ask for a code, so it is asked for beforehand.
      await api.account['second-factor'].again.$get()
      if (leads) await downloadFile({ leads, format })
      else if (address) downloadLink(address, format)
    },
  })
  const isWaiting = download.isPending || count === undefined
  return (
    <div className={styles.choices}>
      <h2 className={kit.strong}>
        {count === undefined ? 'Counting…' : `Export ${countLeads(count)}`}
      </h2>
      {formats.map(({ value, label, use }) => (
        <Button
          key={value}
          className={styles.choice}
          busy={isWaiting || count === 0}
          onClick={() => download.mutate(value)}
        >
          <b>{label}</b> <small>{use}</small>
        </Button>
      ))}
      {download.error && <Problem>{errorMessage(download.error)}</Problem>}
    </div>
  )
}

function countLeads(count: number): string {
  return count < 1000 ? countWord(count, 'lead') : `${count.toLocaleString('en-AU')} leads`
}

/** How many leads the list has, to the last one: elsewhere counting stops at a thousand. */
function countQuery(address: ListAddress | undefined) {
  const { q, ...filter } = address?.filter ?? { state: 'any' as const }
  return {
    queryKey: ['leads', 'export', filter, q],
    queryFn: () =>
      api.leads.export.count.$get({ query: formatFilter(filter) }, { headers: searchHeader(q) }),
    staleTime: 0,
  }
}

/** Downloads all leads of a list. The browser writes them to the file as they come. */
function downloadLink({ filter: { q, ...filter } }: ListAddress, format: string): void {
  setSearchCookie(q)
  const query = new URLSearchParams({ ...formatFilter(filter), format })
  pressLink(`/api/leads/export?${query}`, '')
}

/** Downloads the leads that were selected. */
function downloadFile(json: { leads: string[]; format: 'csv' | 'ndjson' }): Promise<void> {
  return saveFile(responses.leads.export.$post({ json }), `leads.${json.format}`)
}
