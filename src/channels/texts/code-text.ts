import { v7 as uuidv7 } from 'uuid'
import type { Brand } from '#content/brand.ts'
import type { Outcome } from '#domain/delivery/delivery.ts'
import { toGsm } from './gsm.ts'
import { openTextPost, type TextProvider } from './post-text.ts'

export type CodeText = (about: { to: string; code: string }) => Promise<Outcome>

/** Texts a code to the person who asked for it, at any hour. It is tried once: they can ask again. */
export function codeTexts(
  provider: TextProvider,
  { brand, allowPrivateAddresses }: { brand: Brand; allowPrivateAddresses: boolean },
): CodeText {
  const post = openTextPost(provider, allowPrivateAddresses)
  return ({ to, code }) => {
    const spoken = `${code.slice(0, 3)} ${code.slice(3)}`
    const text = toGsm(
      `${brand.name}: ${spoken} signs you in. Good for ten minutes, once. We never ask for it.`,
    )
    return post({ id: uuidv7(), to, text })
  }
}
