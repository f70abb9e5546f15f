/*
 * The one inline script of every page, at most 600 bytes. It fetches a script at the first pointer, key or focus event
 * inside something that wants it, or at once for a form with a draft, or where the address carries what belongs to it.
 * If the script cannot be fetched, what wanted it is marked plain: a form shows every step and the browser sends it.
 * It also remembers how the visit began, and makes a link to the page itself scroll up instead of loading.
 */
const source = `
let d=document,l=location,q="[data-touch]:not([data-plain])",
g=t=>t.g||=import(t.dataset.from).then(m=>m.touch(t)).catch(_=>t.dataset.plain=1);
for(let k of["pointerdown","keydown","focusin","click"])addEventListener(k,e=>{
let c=x=>e.target.closest?.(x),t=c(q),a=k=="click"&&c("a[href]");
t&&((t.k||=[]).push(e),g(t));
a&&a.href==l.origin+l.pathname&&!e.ctrlKey&&!e.metaKey&&(e.preventDefault(),c("[popover]")?.hidePopover(),scrollTo(0,0))},!0);
try{let s=sessionStorage;s.first||=l.href+" "+d.referrer;
d.querySelectorAll(q).forEach(t=>(s[t.id]||l.hash.includes(t.dataset.in))&&g(t))}catch{}
`

export const firstTouchScript = source.replaceAll('\n', '')
