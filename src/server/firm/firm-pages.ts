import { acceptRehearsal } from '#operations/installer/start-installer.ts'
import { enquiriesPage } from './enquiries-page.ts'
import { figuresPage } from './figures-page.ts'
import type { FirmPage } from './firm-page.ts'
import { mePage } from './me-page.ts'
import { papersPage } from './papers-page.ts'
import { peoplePage } from './people-page.ts'
import { todayPage } from './today-page.ts'
import { workPage } from './work-page.ts'

/** An offer in which nothing is real, for people who see offers. */
const rehearsalPage: FirmPage = {
  right: 'offers',
  view: async ({ visit: { installer } }) => ({
    page: 'rehearsal',
    isAccepted: installer.start === undefined || installer.start.rehearsedAt !== undefined,
  }),
  acts: {
    accept: ({ visit, services }) => acceptRehearsal(visit.installer.id, services),
  },
}

/** Every page of an installer's own, by its path below /installer. What isn't listed here has no route. */
export const firmPages: Record<string, FirmPage> = {
  '/today': todayPage,
  '/enquiries': enquiriesPage,
  '/figures': figuresPage,
  '/firm/people': peoplePage,
  '/firm/where': workPage('where'),
  '/firm/what': workPage('what'),
  '/firm/when': workPage('when'),
  '/firm/papers': papersPage,
  '/rehearsal': rehearsalPage,
  '/me': mePage,
}
