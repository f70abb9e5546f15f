// Verifies a receipt of consent without us: node verify-receipt.mjs receipt.json keys.json
// It needs Node 18 or newer and nothing else. keys.json is at /receipts/keys.json on our site.
import { createPublicKey, verify } from 'node:crypto'
import { readFileSync, realpathSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

// The one way to write a receipt: its names in order, without spaces (RFC 8785).
const canonical = (receipt) => JSON.stringify(receipt, Object.keys(receipt).sort())

/** What an unchanged receipt says. Throws why it can't be believed. */
export function verifyReceipt(text, { keys }) {
  const { signature, ...signed } = JSON.parse(text)
  if (canonical({ ...signed, signature }) !== text)
    throw new Error('It isn’t written as a receipt is.')
  const key = keys.find(({ kid }) => kid === signed.key)
  if (!key) throw new Error('It names a key that isn’t among these.')
  const bytes = Buffer.from(signature, 'base64url')
  const publicKey = createPublicKey({ key, format: 'jwk' })
  const isSigned = verify(null, Buffer.from(canonical(signed)), publicKey, bytes)
  if (!isSigned || bytes.toString('base64url') !== signature) throw new Error('It was changed.')
  if (signed.agreed_at < key.from || (key.until && signed.agreed_at > key.until))
    throw new Error('Its key signed nothing at that time.')
  return signed
}

const [, script, receipt, keys] = process.argv
if (script && import.meta.url === pathToFileURL(realpathSync(script)).href) {
  const [text, published] = [receipt, keys].map((file) => readFileSync(file, 'utf8').trim())
  console.log('Unchanged. It says:', verifyReceipt(text, JSON.parse(published)))
}
