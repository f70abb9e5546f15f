import { scenes } from '#scenes/scenes.ts'
import type { Scene } from './scene.ts'

export { scenes }

export type SceneName = keyof typeof scenes

/** A scene by its name. Names in Astro pages and those of articles escape the types: a wrong one fails the build here. */
export function getScene(name: string): Scene {
  if (Object.hasOwn(scenes, name)) return scenes[name as SceneName]
  throw new Error(
    `There is no picture named “${name}”. All of them are listed in the edition's src/pictures/editions/NAME/scenes.ts.`,
  )
}
