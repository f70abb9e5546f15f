/** The states of a lead. There may be others in time. */
export type LeadState =
  | 'held'
  | 'new'
  | 'contacted'
  | 'quoted'
  | 'won'
  | 'lost'
  | 'complaint'
  | 'answered'
  | 'withdrawn'
  | 'spam'

/** A lead as it is now. The rest of its columns are named in the server's document, and new ones may be added. */
export type Lead = {
  id: string
  reference_number: string | null
  state: LeadState
  created_at: string
  /** When anything about it last changed. */
  changed_at: string
  version: number
  /** From then on nothing personal is in it: delete yours. */
  erased_at: string | null
  first_name: string | null
  last_name: string | null
  email: string | null
  /** Or why nobody may call. */
  phone: string | null
  postcode: string | null
  [column: string]: string | number | boolean | null
}

export type Wording = { version: string; wording: string }
export type Form = {
  slug: string
  title: string
  page: string
  steps: {
    questions: {
      name: string
      kind: 'choice' | 'name' | 'text' | 'email' | 'phone' | 'postcode' | 'message'
      ask: string
      help?: string
      optional?: boolean
      choices?: { value: string; label: string; makes?: 'question' }[]
    }[]
  }[]
  /** What the person has to be shown, word for word, and may agree to. */
  consents: (Wording & {
    for: 'quotes' | 'question' | 'complaint' | 'calls' | 'texts'
    required: boolean
  })[]
}

type Touch = { address: string; referrer?: string }
export type Enquiry = {
  form: string
  answers: Record<string, string>
  /** What the person was shown and agreed to. */
  agreed: Wording[]
  source?: { first?: Touch; last?: Touch }
}

export type Outcome = {
  /** Of the lead, as you read it. */
  version: number
  action: 'contact' | 'quote' | 'win' | 'lose'
  because?:
    | 'nobody-reached'
    | 'not-interested'
    | 'too-dear'
    | 'other-installer'
    | 'not-possible'
    | 'duplicate'
    | 'other'
  line?: string
}

export type Figures = {
  since: string
  until: string
  forms: { form: string; leads: number }[]
  people: number
  calls: {
    leads: number
    called: number
    /** Of those called, who were promised a call. */
    promised: number
    inTime: number
    waiting: number
    overdue: number
    medianMinutes: number | null
  }
  sources: {
    source: string
    leads: number
    called: number
    promised: number
    inTime: number
    won: number
  }[]
}

/** What the server could not or would not do (RFC 9457). Go by its code. */
export class Problem extends Error {
  readonly status: number
  readonly code: string
  /** What is wrong with which answer, in the words that visitors read. */
  readonly problems: readonly { question: string; message: string }[]
  /** After how many seconds it may be asked again. */
  readonly retryAfter: number | undefined

  constructor(response: Response, body: Partial<Problem> & { detail?: string; title?: string }) {
    super(body.detail ?? body.title ?? `The server answered ${response.status}`)
    this.name = 'Problem'
    this.status = response.status
    this.code = body.code ?? 'unknown'
    this.problems = body.problems ?? []
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
    this.retryAfter = Number.isNaN(seconds) ? undefined : seconds
  }
}

type LeadsFrom = {
  cursor?: string | undefined
  updated_since?: string | undefined
  limit?: number | undefined
}

/** What is undefined is left out: a cursor is, the first time. */
function queryOf(fields: Record<string, string | number | undefined>): URLSearchParams {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
}

export type Client = ReturnType<typeof createClient>

/** A client of the server at this address. The key stays on your server: never put it in a page. */
export function createClient({
  url,
  key,
  fetch: send = fetch,
}: {
  url: string
  key: string
  fetch?: typeof fetch
}) {
  async function ask<Answer>(
    path: string,
    { body, idempotencyKey }: { body?: unknown; idempotencyKey?: string } = {},
  ): Promise<Answer> {
    const response = await send(new URL(path, url), {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Problem(response, await response.json().catch(() => ({})))
    return response.json()
  }
  type Page = { leads: Lead[]; next: string; more: boolean }
  const leadPath = (id: string) => `/v1/leads/${encodeURIComponent(id)}`
  const leads = (from: LeadsFrom = {}) => ask<Page>(`/v1/leads?${queryOf(from)}`)

  return {
    forms: async () => (await ask<{ forms: Form[] }>('/v1/forms')).forms,
    form: (slug: string) => ask<Form>(`/v1/forms/${encodeURIComponent(slug)}`),
    lead: (id: string) => ask<Lead>(leadPath(id)),
    figures: (days: { since?: string | undefined; until?: string | undefined } = {}) =>
      ask<Figures>(`/v1/figures?${queryOf(days)}`),

    /** Sends an enquiry. With a key of your choosing it is stored once, however often you send it. */
    submitEnquiry: (body: Enquiry, idempotencyKey?: string) =>
      ask<{ id: string; reference: string }>('/v1/enquiries', { body, idempotencyKey }),

    /** Says what became of a lead, as you read it. */
    recordOutcome: (id: string, body: Outcome, idempotencyKey?: string) =>
      ask<{ state: LeadState; version: number }>(`${leadPath(id)}/outcomes`, {
        body,
        idempotencyKey,
      }),

    /** One page of leads in the order of their changes. Keep its `next`, and ask with it for what is new. */
    leads,

    /** Every lead that changed since, page after page. */
    async *changedLeads(updated_since?: string): AsyncGenerator<Lead> {
      let page = await leads({ updated_since })
      yield* page.leads
      while (page.more) {
        page = await leads({ cursor: page.next })
        yield* page.leads
      }
    },
  }
}
