import { openSqlite } from '#database/open.ts'
import { messages } from '#domain/delivery/messages.ts'
import { deskRoutes } from '#server/desk.ts'
import { openLog } from '#server/http/log.ts'
import { installerPage, myEnquiryPage, offerPage, successPage } from '#server/http/pages.ts'
import { loadSite } from '#server/http/site.ts'
import { openTestDesk } from '../desk.ts'
import { nameOf, routesOf } from '../fuzz/routes.ts'
import { installers, offers } from '../installer-pages.ts'
import { myEnquiries, ownSuccess, waiting } from '../my-enquiries.ts'

/** What is not asked for over HTTP: the names that others rely on, and every state of the pages by link. */
export async function readProduct() {
  const site = await loadSite('dist')
  const { app, services } = openTestDesk(openSqlite(':memory:'), {}, { site })
  const desk = deskRoutes(services, openLog('silent'))
  const thanks = { reference: waiting.reference, deadline: 'by Monday 5 pm' }
  return {
    routes: routesOf(app, desk).map(nameOf),
    events: Object.entries(messages)
      .map(([event, { by }]) => `${event}: ${by}`)
      .toSorted(),
    views: Object.fromEntries([
      ...Object.entries(myEnquiries).map(([name, enquiry]) => [
        `my enquiry, ${name}`,
        myEnquiryPage(site, { enquiry }),
      ]),
      ...Object.entries(offers).map(([name, offer]) => [
        `offer, ${name}`,
        offerPage(site, { offer }),
      ]),
      ...Object.entries(installers).map(([name, installer]) => [
        `installer, ${name}`,
        installerPage(site, { installer }),
      ]),
      ...(['quotes', 'question'] as const).map((kind) => [
        `success, ${kind}`,
        successPage(site, { ...thanks, kind, enquiry: ownSuccess(waiting) }),
      ]),
    ]) as Record<string, string>,
  }
}
