/** A field of what is sent or answered. */
export type ReferenceField = { name: string; type: string; about: string }

export type ReferenceRoute = {
  id: string
  method: string
  path: string
  summary: string
  about: string
  /** The scope of the key that it takes, or that it takes a public one; nothing for anybody. */
  needs?: string | undefined
  takes: readonly ReferenceField[]
  gives: readonly ReferenceField[]
  /** What it answers, by its status. */
  answers: readonly { status: string; description: string }[]
}

/** What is posted to others when something happens. */
export type ReferenceEvent = {
  /** Its name, which never changes. */
  id: string
  summary: string
  about: string
  gives: readonly ReferenceField[]
  /** A whole message, as JSON. */
  example: string
}

export type ReferenceProps = {
  changes: string
  /** How a key is sent, and how often it may ask. */
  keys: string
  routes: readonly ReferenceRoute[]
  /** What every event comes with. */
  headers: readonly ReferenceField[]
  events: readonly ReferenceEvent[]
  problems: readonly { code: string; status: number; title: string }[]
}
