import { type LeadNews, leadNews } from '#database/lead-news.ts'
import type { Services } from '../../services.ts'
import { errorForLog, type Log } from '../log.ts'

// Other replicas' leads are seen within two seconds, our own at once.
const betweenLooks = 2_000

export type Listener = { tell(news: LeadNews[]): void; end(): void }

export type News = ReturnType<typeof openNews>

/** Tells every desk that is open when leads come and change. One look at the database serves them all. */
export function openNews(services: Pick<Services, 'database' | 'leads' | 'now'>, log: Log) {
  const listeners = new Set<Listener>()
  const seen = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let looking = false
  let since = services.now()

  async function look() {
    if (looking || listeners.size === 0) return
    looking = true
    try {
      const now = services.now()
      const news = (await leadNews(services.database.reads, since)).filter(
        ({ id }) => !seen.has(id),
      )
      since = now
      for (const { id } of news) seen.set(id, now.getTime())
      for (const [id, at] of seen) if (now.getTime() - at > 60_000) seen.delete(id)
      if (news.length > 0) for (const listener of listeners) listener.tell(news)
    } catch (error) {
      log.error({ event: 'desk news not read', error: errorForLog(error) })
    } finally {
      looking = false
    }
  }

  function listen(listener: Listener) {
    listeners.add(listener)
    timer ??= setInterval(look, betweenLooks).unref()
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      clearInterval(timer)
      timer = undefined
    }
  }

  const onKept = () => void look()
  services.leads.on('kept', onKept)
  return {
    listen,
    /** Ends every stream, so that the server can stop; browsers come back by themselves. */
    async stop() {
      services.leads.off('kept', onKept)
      clearInterval(timer)
      for (const listener of listeners) listener.end()
    },
  }
}
