import type { APIRoute } from 'astro'
import { brand } from '../../brand.ts'
import { securityTxt } from '../../security-txt.ts'

export const GET: APIRoute = ({ site }) =>
  new Response(securityTxt({ brand, siteUrl: site?.origin ?? '', now: new Date() }))
