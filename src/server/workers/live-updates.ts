import { type LeadUpdate, listLeadUpdates } from '#database/desk/lead-updates.ts'
import type { Services } from '../../services.ts'
import { errorForLog, type Log } from '../http/log.ts'

// Leads stored by other replicas are noticed within two seconds, our own at once.
const pollMs = 2_000

/** How long a change stays in the overlap of two polls, at most. */
const forgetAfterMs = 60_000

export type Subscriber = { onChanges(changes: LeadUpdate[]): void; onStop(): void }

export type LiveUpdates = ReturnType<typeof openLiveUpdates>

/** Tells every open desk when leads arrive or change. One query serves all of them. */
export function openLiveUpdates(
  { database, leads, now }: Pick<Services, 'database' | 'leads' | 'now'>,
  log: Log,
) {
  const subscribers = new Set<Subscriber>()
  const sentAt = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let polling = false
  let since = now()

  async function poll() {
    if (polling || subscribers.size === 0) return
    polling = true
    try {
      const at = now()
      const changes = (await listLeadUpdates(database.reads, since)).filter(
        ({ id }) => !sentAt.has(id),
      )
      since = at
      for (const { id } of changes) sentAt.set(id, at.getTime())
      for (const [id, sent] of sentAt) if (at.getTime() - sent > forgetAfterMs) sentAt.delete(id)
      if (changes.length > 0) for (const subscriber of subscribers) subscriber.onChanges(changes)
    } catch (error) {
      log.error({ event: 'lead changes not read', error: errorForLog(error) })
    } finally {
      polling = false
    }
  }

  function subscribe(subscriber: Subscriber) {
    subscribers.add(subscriber)
    timer ??= setInterval(poll, pollMs).unref()
    return () => {
      subscribers.delete(subscriber)
      if (subscribers.size > 0) return
      clearInterval(timer)
      timer = undefined
    }
  }

  const pollNow = () => void poll()
  leads.on('due', pollNow)
  return {
    subscribe,
    /** Ends every stream, so that the server can stop. Browsers reconnect by themselves. */
    async stop() {
      leads.off('due', pollNow)
      clearInterval(timer)
      for (const subscriber of subscribers) subscriber.onStop()
    },
  }
}
