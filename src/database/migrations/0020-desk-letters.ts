import { type Kysely, sql } from 'kysely'
import type { EngineTypes } from './types.ts'

/** Letters that operators write to visitors, and the templates they begin with. */
export async function up(db: Kysely<unknown>, types: EngineTypes): Promise<void> {
  // On PostgreSQL a migration runs in a transaction anyway.
  if (types.engine === 'postgres') await change(db, types)
  else await db.transaction().execute((trx) => change(trx, types))
}

async function change(db: Kysely<unknown>, { engine, moment }: EngineTypes): Promise<void> {
  const required = <T extends { notNull(): T }>(column: T) => column.notNull()
  await db.schema
    .createTable('letter_templates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('body', 'text', required)
    .addColumn('created_at', moment, required)
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  // The id is that of the delivery.
  await db.schema
    .createTable('desk_letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('operator', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('body', 'text', required)
    .addColumn('at', moment, required)
    .execute()
  await db.schema.createIndex('desk_letters_lead').on('desk_letters').column('lead').execute()
  if (engine === 'postgres')
    // PostgreSQL would keep samples of them beyond an erasure.
    for (const column of ['subject', 'body'])
      await sql`alter table desk_letters alter column ${sql.ref(column)} set statistics 0`.execute(
        db,
      )
  for (const [index, { name, subject, body }] of starters.entries())
    await sql`insert into letter_templates (id, name, subject, body, created_at)
      values (${`starter-${index + 1}`}, ${name}, ${subject}, ${body}, ${`2026-11-23T00:00:0${index}.000Z`})`.execute(
      db,
    )
}

const starters = [
  {
    name: 'We tried to call',
    subject: 'We tried to call you, {first name}',
    body: `Hi {first name},

I tried to call you about your enquiry and couldn’t get through. I’ll try again, but you needn’t wait for me. Answer this email with a time that suits you, or call us on {phone} and ask for {operator}. Your reference is {reference}.

If you’ve changed your mind, that’s fine too: tell me, and I won’t ring again.

{operator}
{business}`,
  },
  {
    name: 'What we need for your quote',
    subject: 'What helps us with your quote',
    body: `Hi {first name},

Thanks for your time on the phone. With these three things an installer can give you a price that holds:

- your last power bill, all its pages
- a photo of your switchboard with its door open
- a photo of your roof from across the street

Answer this email with whatever you have. If one is missing, send the others, and we’ll sort it out from there.

{operator}
{business}`,
  },
  {
    name: 'Your installer',
    subject: 'Your installer, and what happens next',
    body: `Hi {first name},

An installer near you has your details now, and will ring you to arrange a visit. It helps to have your last power bill at hand.

You needn’t agree to anything on the phone, and the quote should come in writing. If nobody has rung within two days, or you’d rather have somebody else, answer this email and I’ll see to it.

{operator}
{business}`,
  },
]
