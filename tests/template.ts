import { dropPostgres, hasPostgres } from './postgres.ts'

/** The database that this run of the tests copies; made by the first test that needs one. */
export function templateName(): string {
  const { TEST_TEMPLATE: name } = process.env
  if (!name) throw new Error('Only a run of the tests has a template')
  return name
}

/** Before and after all tests of a run. */
export default function namePerRun(): () => Promise<void> {
  process.env.TEST_TEMPLATE = `wattlewise_template_${process.pid}`
  return async () => {
    if (hasPostgres) await dropPostgres(templateName())
  }
}
