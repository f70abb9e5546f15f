import type { APIRoute } from 'astro'
import { tabIcon } from '../icons/icon.tsx'

export const GET: APIRoute = () => new Response(tabIcon())
