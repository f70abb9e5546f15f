/** A tab of a Chromium, driven by its protocol alone. */
export type Tab = {
  send(method: string, params?: object): Promise<unknown>
  /** The value of an expression in the page, awaited. */
  evaluate<T>(expression: string): Promise<T>
  close(): void
}

type Answer = { id?: number; result?: unknown; error?: { message: string } }
type Evaluated = { result: { value: unknown }; exceptionDetails?: { text: string } }

/**
 * The first tab of the Chromium with this debugging port. Its `Runtime` domain stays off: Playwright and Puppeteer turn it on,
 * and from then on the browser notes a stack for every error that is made, which no visitor's browser does.
 */
export async function openTab(port: number): Promise<Tab> {
  const response = await fetch(`http://127.0.0.1:${port}/json/list`)
  const targets = (await response.json()) as { type: string; webSocketDebuggerUrl: string }[]
  const address = targets.find(({ type }) => type === 'page')?.webSocketDebuggerUrl
  if (!address) throw new Error('Chromium has no tab.')
  const socket = new WebSocket(address)
  const { promise: opened, resolve, reject } = Promise.withResolvers<unknown>()
  socket.addEventListener('open', resolve)
  socket.addEventListener('error', reject)
  await opened
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(String(data))
    if (answer.id) waiting.get(answer.id)?.(answer)
  })
  let sent = 0
  async function send(method: string, params: object = {}): Promise<unknown> {
    const id = ++sent
    const answered = new Promise<Answer>((answer) => waiting.set(id, answer))
    socket.send(JSON.stringify({ id, method, params }))
    const { result, error } = await answered
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
  async function evaluate<T>(expression: string): Promise<T> {
    const options = { expression, awaitPromise: true, returnByValue: true }
    const { result, exceptionDetails } = (await send('Runtime.evaluate', options)) as Evaluated
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result.value as T
  }
  return { send, evaluate, close: () => socket.close() }
}
