import { v5 as uuidv5 } from 'uuid'
import { channels } from '#domain/delivery/channel.ts'
import type { DeliveryContent } from '#domain/delivery/content.ts'
import type { Delivery } from '#domain/delivery/delivery.ts'
import { threads } from '#domain/delivery/messages.ts'

/**
 * The id that all letters about one enquiry to one reader reply to: mail programs show them together. It is not a letter's id, as the first
 * letter isn't known. It doesn't reveal whose enquiry it is, or that two installers read about the same one.
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
