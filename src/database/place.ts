import type { DatabasePlace } from './open.ts'

/** The settings that say where the database is. */
type PlaceSettings = {
  DATA_DIR: string
  DATABASE_URL?: string | undefined
  DATABASE_MAINTENANCE_URL?: string | undefined
  DATABASE_REPORTS_URL?: string | undefined
  DATABASE_POOLER: boolean
  PATIENCE: number
}

export function databaseOf(settings: PlaceSettings): DatabasePlace {
  return {
    directory: settings.DATA_DIR,
    url: settings.DATABASE_URL,
    maintenanceUrl: settings.DATABASE_MAINTENANCE_URL,
    reportsUrl: settings.DATABASE_REPORTS_URL,
    hasPooler: settings.DATABASE_POOLER,
    patience: settings.PATIENCE,
  }
}

/** For work that keeps a connection for long, and so goes past a pooler. */
export function maintenanceUrlOf({
  DATABASE_URL: url,
  DATABASE_MAINTENANCE_URL: maintenance = url,
}: PlaceSettings): string | undefined {
  return url && maintenance
}
