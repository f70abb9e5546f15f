/*
 * The inline script of every page, at most 600 bytes:
 * - It imports the script of an element marked `data-touch` at the first pointer, key, focus or drop event inside it. A
 *   form with a draft gets its script at once, and so does an element whose part of the fragment is in the address.
 * - Until the script arrives it collects events in `k` and holds back a click that would submit (`h`). A press of a
 *   pointer, which unlike a key has a click count, sets `data-on`: Enquiry.module.css then moves on by itself.
 * - If the script cannot be loaded the element loses its mark: the form then shows every step and the held click submits.
 * - It stores the landing address and referrer of the visit, lets a link to the current page scroll to the top, and
 *   closes a menu when one of its links is pressed: the link may lead to a place on the same page. (CSS closes an open
 *   bracket at the end of a selector by itself.)
 */
const source = `
d=document,l=location,q="[data-touch]",
g=t=>t.g||=import(t.dataset.from).then(m=>m.touch(t)).catch(_=>{delete t.dataset.touch;t.h?.click()});
["click","pointerdown","focus","drop"].map((k,i)=>addEventListener(k,(e,
c=x=>e.target.closest?.(x),a=c("a"),t=c(q),n=t&&(g(t),e.detail?t.dataset.on=1:0,(t.k||=[]).push(e)))=>
i||(n&&c("[type^=s")?t.h=e.target:
(a&&c("[popover")?.hidePopover(),a==l.origin+l.pathname&!e.ctrlKey&!e.metaKey&&[scroll(0,0)]))
&&e.preventDefault(),1));
try{s=sessionStorage;s.first||=l+" "+d.referrer;
for(t of d.querySelectorAll(q))s[t.id]||l.hash.includes(t.dataset.in)?g(t):0}catch{}
`

export const firstTouchScript = source.replaceAll('\n', '')
