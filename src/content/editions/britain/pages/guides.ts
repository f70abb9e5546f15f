import type { DatedGuide } from '#content/pages/page.ts'
import type { RouteOf } from '../routes.ts'
import { bestSolarPanelInstallers } from './best-solar-panel-installers.ts'
import { howManySolarPanels } from './how-many-solar-panels.ts'
import { solarBatteries } from './solar-batteries.ts'
import { solarPanelGrants } from './solar-panel-grants.ts'
import { solarPanelSavings } from './solar-panel-savings.ts'
import { solarPanels } from './solar-panels.ts'
import { solarPanelsBusinesses } from './solar-panels-businesses.ts'

/** The pages that are all data, by address, each as it is on a day. */
export const guides: Record<RouteOf<'guide'>, DatedGuide> = {
  '/solar-panels': solarPanels,
  '/solar-panel-grants': solarPanelGrants,
  '/solar-panel-savings': solarPanelSavings,
  '/best-solar-panel-installers': bestSolarPanelInstallers,
  '/how-many-solar-panels': howManySolarPanels,
  '/solar-batteries': solarBatteries,
  '/solar-panels-businesses': solarPanelsBusinesses,
}
