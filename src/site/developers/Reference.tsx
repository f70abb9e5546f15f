import type { ReactNode } from 'react'
import { developers as words } from '#content/pages/developers.ts'
import kit from '../link-page/link-page.module.css'
import { PlainHero } from '../sections/PlainHero.tsx'
import styles from './Reference.module.css'
import type { ReferenceEvent, ReferenceField, ReferenceProps, ReferenceRoute } from './reference.ts'

/** The requests and responses of our API, for people to read. */
export function Reference({ changes, keys, routes, headers, events, problems }: ReferenceProps) {
  return (
    <>
      <PlainHero heading={words.heading}>
        <p className="lead">
          {words.lead} <a href="/v1/openapi.json">/v1/openapi.json</a>.
        </p>
        <p>{withCode(keys)}</p>
        <p>{withCode(changes)}</p>
      </PlainHero>
      <section className={kit.section}>
        <div className="page">
          <h2>{words.routes}</h2>
          {routes.map((route) => (
            <Route key={route.id} {...route} />
          ))}
        </div>
      </section>
      <section className={`${kit.section} ${kit.deep}`}>
        <div className="page">
          <h2>{words.events}</h2>
          <p>{words.eventsAbout}</p>
          <Fields title={words.headers} fields={headers} />
          {events.map((event) => (
            <Event key={event.id} {...event} />
          ))}
        </div>
      </section>
      <section className={kit.section}>
        <div className="page">
          <h2>{words.problems}</h2>
          <p>{words.problemsAbout}</p>
          <ul className={styles.fields}>
            {problems.map(({ code, status, title }) => (
              <li key={code} id={code}>
                <code>{code}</code> <span>{status}</span> {title}.
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}

function Route({ id, method, path, summary, about, needs, takes, gives, answers }: ReferenceRoute) {
  return (
    <article className={styles.route} id={id}>
      <h3>{summary}</h3>
      <p>
        <code>
          {method} {path}
        </code>
      </p>
      {about && <p>{withCode(about)}</p>}
      <p className={kit.small}>
        {needs === undefined ? (
          words.nobody
        ) : needs === 'client key' ? (
          words.publicKey
        ) : (
          <>
            {words.key} <code>{needs}</code>
          </>
        )}
      </p>
      <Fields title={words.takes} fields={takes} />
      <Fields title={words.gives} fields={gives} />
      <ul className={styles.fields}>
        {answers.map(({ status, description }) => (
          <li key={status}>
            <code>{status}</code> {description}
          </li>
        ))}
      </ul>
    </article>
  )
}

function Event({ id, summary, about, gives, example }: ReferenceEvent) {
  return (
    <article className={styles.route} id={id}>
      <h3>{summary}</h3>
      <p>
        <code>{id}</code>
      </p>
      <p className={kit.small}>{about}</p>
      <Fields title={words.says} fields={gives} />
      <details>
        <summary>{words.example}</summary>
        <pre className={styles.example}>{example}</pre>
      </details>
    </article>
  )
}

function Fields({ title, fields }: { title: string; fields: readonly ReferenceField[] }) {
  if (fields.length === 0) return null
  return (
    <details>
      <summary>{title}</summary>
      <ul className={styles.fields}>
        {fields.map(({ name, type, about }) => (
          <li key={name}>
            <code>{name}</code> <span>{type}</span> {withCode(about)}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A sentence whose `quoted` parts are code. */
function withCode(text: string): ReactNode {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}
