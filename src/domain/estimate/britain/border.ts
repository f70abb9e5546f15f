/** None: no postcode of Great Britain is shared with a place where we don’t work. */
export function acrossBorder(_postcode: string): string | undefined {
  return undefined
}
