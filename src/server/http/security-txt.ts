import type { Site } from './site.ts'

const warnedDays = 30

/** Says that /.well-known/security.txt, which is written when the site is built, runs out soon or has. */
export function securityTxtWarning({ files }: Pick<Site, 'files'>, now: Date): string | undefined {
  const text = files.get('/.well-known/security.txt')?.plain.body.toString('utf8') ?? ''
  const expires = /^Expires: (\S+)$/m.exec(text)?.[1]
  if (!expires || Date.parse(expires) - now.getTime() > warnedDays * 24 * 3_600_000)
    return undefined
  return `security.txt runs out on ${expires.slice(0, 10)}: build the site again.`
}
