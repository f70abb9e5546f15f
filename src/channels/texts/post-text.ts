import type { Dispatcher } from 'undici'
import type { DeliveryLimits, Outcome } from '#domain/delivery/delivery.ts'
import { timeoutSignal } from '../abort-signal.ts'
import { type HttpClientOptions, openHttpClient } from '../http-client.ts'
import { errorText, responseText } from '../response-text.ts'
import { retryAfterSeconds } from '../retry-after.ts'

/** Who sends texts for us, and the name that they come from. */
export type TextProvider = { url: string; key: string; sender: string }

/** `to` in international form. The provider sends an id once. */
export type TextMessage = { id: string; to: string; text: string }

export const timeoutMs = 10_000

/**
 * Posts texts to the provider. Of its answer only the status is stored: providers quote numbers, and what was sent to them.
 */
export function openTextPost(
  { url, key, sender }: TextProvider,
  allowPrivateAddresses: boolean,
  options: HttpClientOptions = { timeout: timeoutMs },
) {
  const loadClient = openHttpClient(allowPrivateAddresses, options)
  return async ({ id, to, text }: TextMessage, limits: DeliveryLimits = {}): Promise<Outcome> => {
    try {
      const { request, dispatcher } = await loadClient()
      const response = await request(url, {
        method: 'POST',
        dispatcher,
        signal: timeoutSignal(options.timeout, limits),
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'idempotency-key': id,
          'user-agent': 'Wattlewise-Texts/1',
        },
        body: JSON.stringify({ id, to, from: sender, text }),
      })
      // Whatever it says is not for us to store; unread, it would hold the connection.
      await response.body.dump().catch(() => {})
      return outcomeOf(response)
    } catch (error) {
      return { delivered: false, answer: responseText(errorText(error), [key, to]) }
    }
  }
}

function outcomeOf({ statusCode, headers }: Dispatcher.ResponseData): Outcome {
  const answer = String(statusCode)
  if (statusCode >= 200 && statusCode < 300) return { delivered: true, answer }
  const isTemporary = statusCode === 408 || statusCode === 429
  if (statusCode >= 400 && statusCode < 500 && !isTemporary)
    return { delivered: false, answer, permanent: true }
  const header = headers['retry-after']
  const seconds = retryAfterSeconds(Array.isArray(header) ? header[0] : header, new Date())
  return {
    delivered: false,
    answer,
    ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
  }
}
