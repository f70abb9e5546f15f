import { tidy } from '#domain/tidy.ts'

const longest = 300

/** A receiver's response as it is stored with an attempt: short, and without secrets. */
export function responseText(text: string, secrets: readonly (string | undefined)[] = []): string {
  const withoutSecrets = secrets
    .filter((secret) => secret !== undefined && secret.length > 0)
    .reduce<string>((rest, secret) => rest.replaceAll(secret as string, '(withheld)'), text)
  const answer = tidy(withoutSecrets)
  return answer.length > longest ? `${answer.slice(0, longest - 1)}…` : answer
}

/** Why there was no response. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return 'Failed for an unknown reason'
  if (error.name === 'TimeoutError') return 'No answer in time'
  if (error.name === 'AbortError') return 'Our server stopped before there was an answer'
  const code = 'code' in error && typeof error.code === 'string' ? `${error.code}: ` : ''
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${code}${error.message || error.name}${cause}`
}

/** The start of a body. Errors are ignored, since the status has already decided the outcome. */
export async function readStart(body: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true })
      if (text.length > 1000) break
    }
  } catch {
    // The body was cut off, too slow, or badly encoded.
  }
  return text
}
