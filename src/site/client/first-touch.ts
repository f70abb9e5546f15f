/*
 * The inline script of every page, at most 600 bytes:
 * - It imports the script of an element marked `data-touch` at the first pointer, key or focus event inside it. A form
 *   with a draft gets its script at once, and so does an element whose part of the fragment is in the address.
 * - Until the script arrives it collects events in `k` and holds back a click that would submit (`h`).
 * - If the script cannot be loaded the element loses its mark: the form then shows every step and the held click submits.
 * - It stores the landing address and referrer of the visit, and lets a link to the current page scroll to the top.
 */
const source = `
let d=document,l=location,q="[data-touch]",
g=t=>t.g||=import(t.dataset.from).then(m=>m.touch(t)).catch(_=>{delete t.dataset.touch;t.h?.click()});
["click","pointerdown","keydown","focus"].map((k,i)=>addEventListener(k,e=>{
let c=x=>e.target.closest?.(x),t=c(q),n=t&&(g(t),(t.k||=[]).push(e));
i||(n&&c("[type=submit]")?t.h=e.target:
c("a")?.href==l.origin+l.pathname&&!e.ctrlKey&&!e.metaKey&&[c("[popover]")?.hidePopover(),scrollTo(0,0)])
&&e.preventDefault()},1));
try{let s=sessionStorage;s.first||=l+" "+d.referrer;
d.querySelectorAll(q).forEach(t=>s[t.id]||l.hash.includes(t.dataset.in)?g(t):0)}catch{}
`

export const firstTouchScript = source.replaceAll('\n', '')
