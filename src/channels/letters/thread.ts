import { v5 as uuidv5 } from 'uuid'
import { channels } from '#domain/delivery/channel.ts'
import type { DeliveryContent } from '#domain/delivery/content.ts'
import type { Delivery } from '#domain/delivery/delivery.ts'
import { threads } from '#domain/delivery/messages.ts'

/**
 * What all letters about one enquiry to one reader answer, so that mail programs put them together. It is the id of no letter, as nobody
 * knows which of them comes first, and nobody can tell from it whose enquiry it is, nor that two installers read about the same.
 */
export function threadOf(
  { channel, event, installer }: Pick<Delivery, 'channel' | 'event' | 'installer'>,
  content: DeliveryContent,
): string | undefined {
  const enquiry = threads(event) ? enquiryIn(content) : undefined
  return enquiry && uuidv5(installer ?? channels[channel].recipient, enquiry)
}

function enquiryIn(content: DeliveryContent): string | undefined {
  if (content.kind === 'offer') return content.offer.lead
  return 'lead' in content ? content.lead.id : undefined
}
