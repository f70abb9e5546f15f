import { tidy } from '#domain/enquiry/tidy.ts'

const longest = 300

/** What the other side said, short enough to keep beside an attempt, without what must not be kept. */
export function answerFrom(said: string, secrets: readonly (string | undefined)[] = []): string {
  const withheld = secrets
    .filter((secret) => secret !== undefined && secret.length > 0)
    .reduce<string>((text, secret) => text.replaceAll(secret as string, '(withheld)'), said)
  const answer = tidy(withheld)
  return answer.length > longest ? `${answer.slice(0, longest - 1)}…` : answer
}

/** Why nothing was said at all. */
export function failureFrom(error: unknown): string {
  if (!(error instanceof Error)) return 'Failed for an unknown reason'
  if (error.name === 'TimeoutError') return 'No answer in time'
  if (error.name === 'AbortError') return 'Our server stopped before there was an answer'
  const code = 'code' in error && typeof error.code === 'string' ? `${error.code}: ` : ''
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${code}${error.message || error.name}${cause}`
}
