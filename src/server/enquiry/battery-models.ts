import { Hono } from 'hono'
import { parseModelOrder } from '#edition/battery-models.ts'
import { pageWith, type Site } from '../http/site.ts'

/** The guide with its batteries in the order of the address. Search engines know it by the address without one. */
export function batteryModelRoutes(site: Site) {
  return new Hono().get('/best-solar-batteries', (c, next) => {
    const order = parseModelOrder(c.req.query('sort'))
    if (!order) return next()
    const blocks = { batteryModels: site.views.batteryModels({ order }) }
    return c.html(pageWith(site, '/best-solar-batteries', blocks))
  })
}
