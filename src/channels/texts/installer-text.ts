import type { Brand } from '#content/brand.ts'
import type { Delivery, Send } from '#domain/delivery/delivery.ts'
import type { InstallerPerson } from '#domain/installer/installer.ts'
import { compose } from '../compose.ts'
import type { OfferLink } from '../letters/links.ts'
import { fitText, offerTexts } from './offer-texts.ts'
import { openTextPost, type TextProvider } from './post-text.ts'

/** The current details of the person a text is for. */
type TextReceiver = {
  to: string
  person: InstallerPerson
  /** They have had none before. */
  isFirst: boolean
}

export type InstallerTextSettings = {
  brand: Brand
  siteUrl: string
  now: () => Date
  /** Undefined where texts are off. */
  texts: TextProvider | undefined
  /** Undefined once they want no texts, have another number, or aren't the installer's any more. */
  textReceiver: (
    delivery: Pick<Delivery, 'installer' | 'dedupeKey'>,
  ) => Promise<TextReceiver | undefined>
  offerLink: OfferLink
  /** Allows providers on the operator's own network. */
  allowPrivateAddresses: boolean
}

/** Texts a person at an installer about an offer; undefined without a text provider. */
export function installerTextChannel(settings: InstallerTextSettings): Send | undefined {
  const { texts, allowPrivateAddresses, brand, siteUrl } = settings
  if (!texts) return undefined
  const post = openTextPost(texts, allowPrivateAddresses)
  return async (delivery, content, limits) => {
    const clock = { now: settings.now().getTime(), timeZone: brand.timeZone }
    const words = content.kind === 'offer' && compose(offerTexts, delivery, content, clock)
    if (!words) return { delivered: false, answer: 'Nobody is texted about this', permanent: true }
    const receiver = await settings.textReceiver(delivery)
    if (!receiver) return { delivered: false, stopped: true, answer: 'They want no texts any more' }
    const { id, installer } = content.offer
    const text = fitText({
      words: `${brand.name}: ${words}`,
      link: settings.offerLink(id, installer, receiver.person),
      stop: receiver.isFirst ? `Stop: ${siteUrl.replace(/^https?:\/\//, '')}/installer/me` : '',
    })
    return post({ id: delivery.id, to: receiver.to, text }, limits)
  }
}
