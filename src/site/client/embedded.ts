/** The inline script of a form on another site: tells that page how high it is. */
export const embeddedScript =
  'r=document.documentElement;new ResizeObserver(()=>parent.postMessage({formHeight:r.offsetHeight},"*")).observe(r)'
