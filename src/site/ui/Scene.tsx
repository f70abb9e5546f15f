import { getScene, type SceneName } from '#pictures/scenes.ts'

type Props = {
  name: SceneName
  /** Pictures above the fold load at once. */
  eager?: boolean
  /** Hides the picture from screen readers, where the words beside it say the same. */
  decorative?: boolean
  className?: string | undefined
}

/** A scene, loaded from its file. */
export function Scene({ name, eager = false, decorative = false, className }: Props) {
  const { width, height, alt } = getScene(name)
  return (
    <img
      className={className}
      src={`/pictures/${name}.svg`}
      width={width}
      height={height}
      alt={decorative ? '' : alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
