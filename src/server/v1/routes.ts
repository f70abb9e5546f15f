import { z } from 'zod'
import { openReadCounter } from '#operations/account/count-reads.ts'
import type { Services } from '../../services.ts'
import { json, type OpenApiDocument, openApiDocument } from '../http/contract.ts'
import { errorForLog, type Log } from '../http/log.ts'
import { enquiryRoutes } from './enquiries.ts'
import { figureRoutes } from './figures.ts'
import { leadRoutes } from './leads.ts'
import { otherOperations } from './others.ts'
import { route, serveRoutes } from './route.ts'

/** What other programs may ask, and the document that describes it. */
export function openV1(services: Services, log: Log) {
  const { brand, siteUrl } = services
  const counter = openReadCounter({
    ...services,
    onError: (error) => log.error({ event: 'reading not counted', error: errorForLog(error) }),
  })
  let document: OpenApiDocument | undefined
  const documentOf = () => {
    document ??= openApiDocument({
      title: brand.name,
      siteUrl,
      email: brand.email,
      operations: [...routes, ...otherOperations(services)],
      webhooks: services.webhookEvents,
    })
    return document
  }
  const routes = [
    ...leadRoutes(services, log, counter),
    ...figureRoutes(services),
    ...enquiryRoutes(services, log),
    route({
      method: 'get',
      path: '/v1/openapi.json',
      id: 'getDocument',
      summary: 'This document',
      answers: { 200: json('OpenAPI 3.1.', z.looseObject({ openapi: z.literal('3.1.0') })) },
      handle: ({ c }) => c.json(documentOf(), 200, { 'access-control-allow-origin': '*' }),
    }),
  ]
  return { app: serveRoutes(services, log, routes), document: documentOf }
}
