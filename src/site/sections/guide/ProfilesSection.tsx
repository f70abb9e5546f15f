import type { Profile } from '#content/pages/page.ts'

export function ProfilesSection({ profiles }: { profiles: readonly Profile[] }) {
  return profiles.map(({ name }) => <p key={name}>{name}</p>)
}
