import { formatFilter } from '#domain/lead/filter.ts'
import { api } from '../../../client/api.ts'
import { pressLink, saveFile } from '../../../client/save-file.ts'
import type { ListAddress } from '../list-address.ts'
import { setSearchCookie } from '../search/search-text.ts'

/** Downloads all leads of a list. The browser writes them to the file as they come. */
export function downloadLink({ filter: { q, ...filter } }: ListAddress, format: string): void {
  setSearchCookie(q)
  const query = new URLSearchParams({ ...formatFilter(filter), format })
  pressLink(`/api/leads/export?${query}`, '')
}

/** Downloads the leads that were selected. */
export function downloadFile(json: { leads: string[]; format: 'csv' | 'ndjson' }): Promise<void> {
  return saveFile(api.leads.export.$post({ json }), `leads.${json.format}`)
}
