/**
 * Markdown's own tables carry inline styles, which our policy forbids, and do not say what their headings head.
 * The first cell of a row names it.
 */
export function tableMarkup(html: string, right: string): string {
  return html
    .replaceAll(/ style="text-align:\s*right;?"/g, ` class="${right}"`)
    .replaceAll(/ style="[^"]*"/g, '')
    .replaceAll(/<th([^>]*)><\/th>/g, '<td$1></td>')
    .replaceAll(/<th\b(?![^>]*scope)/g, '<th scope="col"')
    .replaceAll(/(<tr>\s*)<td([^>]*)>(.+?)<\/td>/gs, '$1<th scope="row"$2>$3</th>')
}
