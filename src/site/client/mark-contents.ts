/*
 * Marks the contents entry of the section being read: the last heading above the lower third of the window. A clicked
 * entry, or the one in the address, stays marked until the next scroll by hand, however short its section is.
 */
const entries = new Map<string, HTMLAnchorElement>()
for (const entry of document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')) {
  const id = decodeURIComponent(entry.hash.slice(1))
  entries.set(id, entry)
  entry.addEventListener('click', () => {
    picked = id
    mark()
  })
}

let picked: string | undefined = decodeURIComponent(location.hash.slice(1))
const passed = new Set<string>()

function mark(): void {
  const current =
    picked !== undefined && entries.has(picked)
      ? picked
      : [...entries.keys()].findLast((id) => passed.has(id))
  for (const [id, entry] of entries)
    if (id === current) entry.setAttribute('aria-current', 'true')
    else entry.removeAttribute('aria-current')
}

// Nothing is too far above the window to have been passed.
const observer = new IntersectionObserver(
  (observed) => {
    for (const { isIntersecting, target } of observed)
      if (isIntersecting) passed.add(target.id)
      else passed.delete(target.id)
    mark()
  },
  { rootMargin: '1000000px 0px -35% 0px' },
)
for (const id of entries.keys()) {
  const heading = document.getElementById(id)
  if (heading) observer.observe(heading)
}

for (const hand of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
  addEventListener(
    hand,
    () => {
      picked = undefined
    },
    { passive: true },
  )
addEventListener('scroll', mark, { passive: true })
