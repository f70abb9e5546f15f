import type { APIRoute } from 'astro'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type SceneName, scenes } from '#pictures/scenes.ts'

export function getStaticPaths() {
  return Object.keys(scenes).map((scene) => ({ params: { scene } }))
}

export const GET: APIRoute = ({ params }) => {
  const { Scene } = scenes[params.scene as SceneName]
  return new Response(renderToStaticMarkup(createElement(Scene)), {
    headers: { 'content-type': 'image/svg+xml' },
  })
}
