import type { DeliveryContent } from '#domain/delivery/content.ts'
import type { Delivery } from '#domain/delivery/delivery.ts'
import { type DeliveryEvent, rulesOf } from '#domain/delivery/messages.ts'

/**
 * What a channel makes of a delivery. Its composers are a record over all events that it tells, each of the content that `messages` says.
 * Undefined where it doesn't tell this event.
 */
export function compose<Deps, Message>(
  composers: Partial<Record<DeliveryEvent, (content: never, deps: Deps) => Message>>,
  { event }: Delivery,
  content: DeliveryContent,
  deps: Deps,
): Message | undefined {
  return content.kind === (rulesOf(event).about ?? 'lead')
    ? composers[event]?.(content as never, deps)
    : undefined
}
