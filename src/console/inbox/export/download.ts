import { formatFilter } from '#domain/lead/filter.ts'
import { ApiError, api, parseResponse } from '../../api.ts'
import type { ListAddress } from '../list-address.ts'
import { setSearchCookie } from '../search/search-text.ts'

/** Downloads all leads of a list. The browser writes them to the file as they come. */
export function downloadLink({ filter: { q, ...filter } }: ListAddress, format: string): void {
  setSearchCookie(q)
  const query = new URLSearchParams({ ...formatFilter(filter), format })
  press(`/api/leads/export?${query}`, '')
}

/** Downloads the leads that were selected. */
export async function downloadFile(json: {
  leads: string[]
  format: 'csv' | 'ndjson'
}): Promise<void> {
  const response = await api.leads.export.$post({ json }).catch(() => {
    throw new ApiError(0, 'offline', 'No connection. Nothing was exported.')
  })
  if (!response.ok) return void (await parseResponse(Promise.resolve(response)))
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  const url = URL.createObjectURL(await response.blob())
  press(url, name ?? `leads.${json.format}`)
  // The browser has taken the file by then.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

function press(href: string, name: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
}
