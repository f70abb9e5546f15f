export type Import = { file: string; target: string; typeOnly: boolean }

export function importsIn(file: string, source: string): Import[] {
  return Array.from(
    source.matchAll(
      /^\s*(import|export)\s+(type\s)?[^'"]*?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
    ),
    ([, , type, from, lazy]) => ({
      file,
      target: resolve(file, from ?? lazy ?? ''),
      typeOnly: Boolean(type),
    }),
  ).filter(({ target }) => target !== '')
}

/** The file within src that is meant; nothing for packages and Node's own modules. */
function resolve(file: string, from: string): string {
  if (/^#[a-z]+[/.]/.test(from)) return from.slice(1)
  if (!from.startsWith('.')) return ''
  return new URL(from, `file:///${file}`).pathname.slice(1)
}
