/** Texts that would do something where they are not treated as text. */
export const hostileTexts = {
  markup:
    '<b data-hostile>x</b><img src=/x data-hostile onerror="window.hacked=1"><script>window.hacked=1</script>',
  'end of everything': `</textarea></title></style></script>--><svg data-hostile onload="window.hacked=1">`,
  quotes: `" onfocus="window.hacked=1" autofocus data-hostile x='\`\${window.hacked=1}\``,
  SQL: `Robert'); drop table enquiries; -- %_\\`,
  formula: '=HYPERLINK("http://evil.example","Click")',
  'formula after a space': ' +cmd|calc!A1',
  'mail header': 'Alex\r\nBcc: evil@evil.example\r\nX-Hostile: 1\r\n\r\n<p data-hostile>',
  template: '{{first_name}} {{7*7}} $& $1 %s',
  'right to left': 'שלום\u202e\u2067עולם\u200f',
  'zero width': 'A\u200bl\u200d\ufeffe\u2060x\u00ad',
  emoji: '👩‍👩‍👧‍👦🇦🇺'.repeat(6),
  stacked: `Z${'\u0300\u0301\u0302'.repeat(20)}`,
  'without a space': '𝔛'.repeat(90),
  NUL: 'A\0lex\u0008\u001b[31m',
} as const

/** Shows what such texts did in a page: what was run, made or loaded because of them. */
export const watchScript = `
window.harm = [];
Object.defineProperty(window, 'hacked', { set: () => window.harm.push('script was run') });
document.addEventListener('securitypolicyviolation', (event) => window.harm.push('blocked: ' + event.violatedDirective));
`
