/*
 * Marks the contents entry of the section being read: the heading that last came between a fifth from the top and a
 * third from the bottom of the window.
 */
const entries = new Map<string, HTMLAnchorElement[]>()
for (const entry of document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')) {
  const id = decodeURIComponent(entry.hash.slice(1))
  entries.set(id, [...(entries.get(id) ?? []), entry])
}

function mark(id: string): void {
  for (const [each, links] of entries)
    for (const link of links)
      if (each === id) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
}

const observer = new IntersectionObserver(
  (observed) => {
    const first = observed.find(({ isIntersecting }) => isIntersecting)
    if (first) mark(first.target.id)
  },
  { rootMargin: '-20% 0px -35% 0px' },
)
for (const id of entries.keys()) {
  const heading = document.getElementById(id)
  if (heading) observer.observe(heading)
}
