import type { GuidePage } from '#content/pages/page.ts'
import type { RouteOf } from '../routes.ts'
import { bestSolarBatteries } from './best-solar-batteries.ts'
import { bestSolarPanelInstallers } from './best-solar-panel-installers.ts'
import { howManySolarPanels } from './how-many-solar-panels.ts'
import { solarBatteries } from './solar-batteries.ts'
import { solarBatteriesGuide } from './solar-batteries-guide.ts'
import { solarBatteryCosts } from './solar-battery-costs.ts'
import { solarBatterySize } from './solar-battery-size.ts'
import { solarPanelGrants } from './solar-panel-grants.ts'
import { solarPanelSavings } from './solar-panel-savings.ts'
import { solarPanels } from './solar-panels.ts'
import { solarPanelsBusinesses } from './solar-panels-businesses.ts'
import { solarRoofTiles } from './solar-roof-tiles.ts'

/** The pages that are all data, by their address. */
export const guides: Record<RouteOf<'guide'>, GuidePage> = {
  '/solar-panels': solarPanels,
  '/solar-batteries': solarBatteries,
  '/solar-panel-grants': solarPanelGrants,
  '/solar-panel-savings': solarPanelSavings,
  '/best-solar-panel-installers': bestSolarPanelInstallers,
  '/how-many-solar-panels': howManySolarPanels,
  '/solar-panels-businesses': solarPanelsBusinesses,
  '/solar-battery-size': solarBatterySize,
  '/solar-battery-costs': solarBatteryCosts,
  '/best-solar-batteries': bestSolarBatteries,
  '/solar-batteries-guide': solarBatteriesGuide,
  '/solar-roof-tiles': solarRoofTiles,
}
