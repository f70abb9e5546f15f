/*
 * The one inline script of every page, at most 600 bytes. It fetches a script at the first pointer, key or focus event
 * inside something that wants it, or at once for a form with a draft, or where the address carries what belongs to it.
 * Until the script has come it holds what would send a form: the press is passed on with the others (`k`). If the script
 * cannot be fetched, what wanted it wants it no longer: a form shows every step, and a press that was held sends it.
 * It also remembers how the visit began, and makes a link to the page itself scroll up instead of loading.
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
