import { bestSolarBatteries } from './best-solar-batteries.ts'
import { bestSolarPanelInstallers } from './best-solar-panel-installers.ts'
import { howManySolarPanels } from './how-many-solar-panels.ts'
import type { GuidePage } from './page.ts'
import { solarBatteries } from './solar-batteries.ts'
import { solarBatteriesGuide } from './solar-batteries-guide.ts'
import { solarBatteryCosts } from './solar-battery-costs.ts'
import { solarBatterySize } from './solar-battery-size.ts'
import { solarPanelGrants } from './solar-panel-grants.ts'
import { solarPanelSavings } from './solar-panel-savings.ts'
import { solarPanels } from './solar-panels.ts'
import { solarPanelsBusinesses } from './solar-panels-businesses.ts'
import { solarRoofTiles } from './solar-roof-tiles.ts'

/** Every page that is all data. */
export const guidePages: readonly GuidePage[] = [
  solarPanels,
  solarBatteries,
  solarPanelGrants,
  solarPanelSavings,
  bestSolarPanelInstallers,
  howManySolarPanels,
  solarPanelsBusinesses,
  solarBatterySize,
  solarBatteryCosts,
  bestSolarBatteries,
  solarBatteriesGuide,
  solarRoofTiles,
]
