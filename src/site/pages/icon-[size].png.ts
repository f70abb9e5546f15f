import type { APIRoute } from 'astro'
import { homeScreenIcon } from '../icons/icon.tsx'

export function getStaticPaths() {
  return ['180', '192', '512'].map((size) => ({ params: { size } }))
}

export const GET: APIRoute = async ({ params }) =>
  new Response(new Uint8Array(await homeScreenIcon(Number(params.size))))
