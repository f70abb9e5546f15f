import type { Brand } from '#content/brand.ts'
import type { Letter } from '../letter.ts'

/** The code that a person at an installer signs in with. */
export function codeLetter(
  { name, code }: { name: string; code: string },
  { brand }: { brand: Brand },
): Letter {
  const spoken = `${code.slice(0, 3)} ${code.slice(3)}`
  return {
    subject: `${spoken} is your code for ${brand.name}`,
    preview: 'Good for ten minutes and five tries.',
    heading: 'Your code',
    parts: [
      `${name}, enter this where you asked for it. It’s good for ten minutes and five tries, and works once.`,
      { kind: 'reference', name: 'Code', text: spoken },
      'We never ask for this code on the phone. Anyone who asks you for it isn’t us.',
      { kind: 'heading', text: 'Was it not you?' },
      'Then do nothing: nobody signs in without the code.',
    ],
  }
}
