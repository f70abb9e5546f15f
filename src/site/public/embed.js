/*
 * Puts a form of ours in place of each link <a data-form="home" href="…"> on another site. Without script, or on a site that is not on our
 * list, it stays a link. It sets no cookie, and tells the form how its visitor first came to that site: by its campaign tags.
 */
;(() => {
  const { origin } = new URL(document.currentScript.src)
  const waitMs = 10_000

  function firstSearch() {
    try {
      sessionStorage['first visit'] ??= location.search
      return sessionStorage['first visit']
    } catch {
      return location.search
    }
  }

  function addressOf(form) {
    const address = new URL(`/embed/${encodeURIComponent(form)}`, origin)
    for (const [name, value] of new URLSearchParams(firstSearch()))
      if (name.startsWith('utm_')) address.searchParams.append(name, value)
    return address.href
  }

  function replace(link) {
    const frame = document.createElement('iframe')
    frame.src = addressOf(link.dataset.form)
    frame.title = link.textContent.trim()
    frame.referrerPolicy = 'origin'
    Object.assign(frame.style, { width: '100%', height: '0', border: '0', display: 'block' })
    link.after(frame)
    const giveUp = setTimeout(() => frame.remove(), waitMs)
    addEventListener('message', ({ source, origin: from, data }) => {
      if (source !== frame.contentWindow || from !== origin) return
      const height = Number(data?.formHeight)
      if (!(height > 0 && height < 10_000)) return
      clearTimeout(giveUp)
      link.hidden = true
      frame.style.height = `${Math.ceil(height)}px`
    })
  }

  function replaceAll() {
    for (const link of document.querySelectorAll('a[data-form]'))
      if (link.origin === origin) replace(link)
  }

  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', replaceAll)
  else replaceAll()
})()
