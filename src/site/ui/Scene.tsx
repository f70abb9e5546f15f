import { type SceneName, scenes } from '#pictures/scenes.ts'

type Props = {
  name: SceneName
  /** Above the fold pictures load at once. */
  eager?: boolean
  /** Pictures beside words that say the same are left out for those who listen. */
  decorative?: boolean
  className?: string | undefined
}

/** A drawn scene, as a file of its own. */
export function Scene({ name, eager = false, decorative = false, className }: Props) {
  const { width, height, alt } = scenes[name]
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
