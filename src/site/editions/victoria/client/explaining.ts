import type { ComponentType } from 'react'
import type { ExplanationName } from '#edition/explaining/explanation.ts'
import type { HydrationTarget } from '#site/client/hydrate.tsx'
import type { ExplanationProps } from '../explaining/explanation-props.ts'

type Loaders = {
  [Name in ExplanationName]: () => Promise<ComponentType<ExplanationProps<Name>>>
}

/** Each picture is a script of its own: a touch brings the one that is touched. */
const loaders: Loaders = {
  'roof-compass': async () => (await import('../explaining/RoofCompass.tsx')).RoofCompass,
  staircase: async () => (await import('../explaining/Staircase.tsx')).Staircase,
  victoria: async () => (await import('../explaining/Victoria.tsx')).Victoria,
  blackout: async () => (await import('../explaining/Blackout.tsx')).Blackout,
  evening: async () => (await import('../explaining/Evening.tsx')).Evening,
}

/** Called by the inline script when an explanatory picture is first touched. */
export async function touch(element: HydrationTarget): Promise<void> {
  await hydrateAs(element.dataset.touch as ExplanationName, element)
}

async function hydrateAs<Name extends ExplanationName>(
  name: Name,
  element: HydrationTarget,
): Promise<void> {
  const [{ hydratePicture }, picture] = await Promise.all([
    import('#site/client/hydrate-picture.ts'),
    loaders[name](),
  ])
  hydratePicture(element, picture)
}
