/**
 * Gives a Markdown table the scopes that screen readers need: column headings, and the first cell as its row's heading.
 * Its inline styles become classes, as our content security policy forbids them.
 */
export function tableMarkup(html: string, right: string): string {
  return html
    .replaceAll(/ style="text-align:\s*right;?"/g, ` class="${right}"`)
    .replaceAll(/ style="[^"]*"/g, '')
    .replaceAll(/<th([^>]*)><\/th>/g, '<td$1></td>')
    .replaceAll(/<th\b(?![^>]*scope)/g, '<th scope="col"')
    .replaceAll(/(<tr>\s*)<td([^>]*)>((?:(?!<\/td>).)+)<\/td>/gs, '$1<th scope="row"$2>$3</th>')
}
