import { entryPlaceholder } from './client-entry.ts'

/*
 * The one inline script of every page, at most 600 bytes. It fetches the page's script at the first pointer, key
 * or focus event inside something that wants it, or at once for a form with a draft. If the script cannot be
 * fetched, the form is marked plain: every step shows and the browser posts it. It also remembers how the visit
 * began, and makes a link to the page itself scroll up instead of loading.
 */
const source = `
let l=location,q="[data-touch]:not([data-plain])",
g=t=>t.g||=import("ENTRY").then(m=>m.touch(t)).catch(()=>t.dataset.plain=1);
for(let k of["pointerdown","keydown","focusin","click"])addEventListener(k,e=>{
let c=x=>e.target.closest?.(x),t=c(q),a=k=="click"&&c("a[href]");
t&&((t.k||=[]).push(e),g(t));
a&&a.href==l.origin+l.pathname&&!e.ctrlKey&&!e.metaKey&&(e.preventDefault(),c("[popover]")?.hidePopover(),scrollTo(0,0))},!0);
try{let s=sessionStorage;s.first||=JSON.stringify([l.href,document.referrer]);
document.querySelectorAll(q).forEach(t=>s[t.id]&&g(t))}catch{}
`

/** `entry` is the script's address; a build fills in the hashed one later. */
export function firstTouchScript(entry = entryPlaceholder): string {
  return source.replaceAll('\n', '').replace('ENTRY', entry)
}
