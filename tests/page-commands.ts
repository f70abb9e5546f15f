import { readFileSync } from 'node:fs'

export type Command = { line: string; section: string }

/** The commands in a page's blocks of shell, one by one, with their heading. */
export function commandsOf(page: string): Command[] {
  const commands: Command[] = []
  let section = ''
  for (const [, heading, block] of readFileSync(page, 'utf8').matchAll(
    /^## (.+)$|^```sh\n([\s\S]*?)^```$/gm,
  )) {
    if (heading) section = heading
    for (const line of linesOf(block ?? '')) commands.push({ line, section })
  }
  return commands
}

/** A line that goes on below is one command, and so is one with the text it is fed. */
function linesOf(block: string): string[] {
  const lines = block.replace(/\\\n\s*/g, '').match(/^.*<<'END'\n[\s\S]*?^END$|^.+$/gm) ?? []
  return lines.filter((line) => !line.startsWith('#'))
}
