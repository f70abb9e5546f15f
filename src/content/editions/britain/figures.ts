/** A figure set large, in a row of them. */
export type Figure = {
  /** What holds, large: at most nine letters, so that it fits its column. */
  holds: string
  prefix?: string
  /** What is likely around it, or what qualifies it, on a line below. */
  range?: string
  about: string
  /** More about it, in a sentence or two. */
  more?: string
  /** What is often advertised instead: nothing in this edition, which prints no figure of others. */
  advertised?: string
}
