import type { Href } from './routes.ts'

export type Link = { label: string; path: Href }

/** A link of the menu, with its page in a few words. */
type MenuLink = Link & { hint?: string }

export type Navigation = {
  before: readonly Link[]
  solutions: { label: string; columns: readonly { heading?: string; links: readonly MenuLink[] }[] }
  after: readonly Link[]
}

export type PhoneMenu = {
  first: readonly Link[]
  solutions: readonly Link[]
  more?: { heading: string; links: readonly Link[] }
}
