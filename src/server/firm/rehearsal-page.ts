import { acceptRehearsal } from '#operations/installer/start-installer.ts'
import type { FirmPage } from './firm-page.ts'

/** An offer in which nothing is real, for people who see offers. */
export const rehearsalPage: FirmPage = {
  right: 'offers',
  view: async ({ visit: { installer } }) => ({
    page: 'rehearsal',
    isAccepted: installer.start === undefined || installer.start.rehearsedAt !== undefined,
  }),
  acts: {
    accept: ({ visit, services }) => acceptRehearsal(visit.installer.id, services),
  },
}
