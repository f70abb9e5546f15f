import { openHttpClient } from './http-client.ts'
import { errorText, responseText } from './response-text.ts'
import { retryAfterSeconds } from './retry-after.ts'

/** Where leads of a page are read, and the page's own token. */
export type MetaGraph = { url: string; token: string }

type FetchedLead = { text: string } | { problem: string; retryAfterSeconds?: number }

const timeoutMs = 10_000
const longestBody = 256 * 1024
// Named, since an answer without them has no campaign.
const fields = 'created_time,form_id,campaign_id,ad_id,field_data'

/**
 * Reads leads from Meta's Graph API, by the id that its webhook named: developers.facebook.com/docs/marketing-api/guides/lead-ads/retrieving.
 * Of an error only Meta's numbers are returned: its sentences may quote what was asked.
 */
export function openMetaGraph(
  { url, token }: MetaGraph,
  { allowPrivateAddresses }: { allowPrivateAddresses: boolean },
): (id: string) => Promise<FetchedLead> {
  const loadClient = openHttpClient(allowPrivateAddresses, { timeout: timeoutMs })
  return async (id) => {
    try {
      const { request, dispatcher } = await loadClient()
      const response = await request(
        `${url}/${encodeURIComponent(id)}?${new URLSearchParams({ fields })}`,
        {
          dispatcher,
          signal: AbortSignal.timeout(timeoutMs),
          headers: { authorization: `Bearer ${token}`, 'user-agent': 'Wattlewise-Leads/1' },
        },
      )
      const text = await readAll(response.body)
      if (text === undefined) return { problem: 'Meta’s answer was too long.' }
      if (response.statusCode === 200) return { text }
      const { 'retry-after': header } = response.headers
      const seconds = retryAfterSeconds(Array.isArray(header) ? header[0] : header, new Date())
      return {
        problem: `Meta answered ${[response.statusCode, errorNumbers(text)].filter(Boolean).join(', ')}.`,
        ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
      }
    } catch (error) {
      return { problem: responseText(errorText(error), [token, id]) }
    }
  }
}

/** The body as text; undefined where it is longer than any lead. */
async function readAll(body: AsyncIterable<Uint8Array>): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.length
    if (length > longestBody) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** 'error 190': Meta's list says what that is (developers.facebook.com/docs/graph-api/guides/error-handling). */
function errorNumbers(text: string): string {
  try {
    const { code, error_subcode } = JSON.parse(text).error
    return [code, error_subcode]
      .filter(Number.isInteger)
      .map((number, index) => `${index === 0 ? 'error' : 'subcode'} ${number}`)
      .join(', ')
  } catch {
    return ''
  }
}
