import { v7 as uuidv7 } from 'uuid'
import { getOpenEndpoint } from '#database/delivery/endpoints.ts'
import type { Outcome } from '#domain/delivery/delivery.ts'
import type { ExampleEvent } from '#domain/delivery/example-events.ts'
import type { Result } from '#domain/result.ts'
import { type ActorDeps, writeAudit } from '../account/write-audit.ts'
import { noSuchEndpoint } from './change-endpoint.ts'
import { recordResponse } from './record-response.ts'

export type TryReceiver = (
  receiver: { url: string; secret: string; oldSecret?: string | undefined },
  example: { id: string; event: ExampleEvent; now: Date },
) => Promise<Outcome>

export type TestEndpointResult = Result<
  { delivered: boolean; answer: string; tookMs: number },
  'unknown'
>

/**
 * Sends an endpoint a signed test event at once, and returns its response. If the endpoint had gone quiet, its deliveries no longer
 * wait: once repaired, it gets them at once.
 */
export async function testEndpoint(
  { id, event }: { id: string; event: ExampleEvent },
  { tryReceiver, ...world }: ActorDeps & { tryReceiver: TryReceiver },
): Promise<TestEndpointResult> {
  const { database, now } = world
  const receiver = await getOpenEndpoint(database.db, id, now())
  if (!receiver) return noSuchEndpoint
  const began = performance.now()
  const { delivered, answer, answered } = await tryReceiver(receiver, {
    id: uuidv7(),
    event,
    now: now(),
  })
  const tookMs = Math.round(performance.now() - began)
  if (answered) await recordResponse({ endpoint: id }, { database, now })
  await writeAudit({ kind: 'webhook tested', detail: { endpoint: id, event, delivered } }, world)
  return { ok: true, delivered, answer, tookMs }
}
