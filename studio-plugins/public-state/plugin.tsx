import { definePlugin, type NavbarProps } from 'sanity'
import { PublicStateBar } from './PublicStateBar.tsx'
import { type PublicStateOptions, usePublicState } from './use-public-state.ts'

function NavbarWithPublicState({ options, ...navbar }: NavbarProps & { options: PublicStateOptions }) {
  const { state, look } = usePublicState(options)
  return (
    <>
      {navbar.renderDefault(navbar)}
      <PublicStateBar onRetry={look} state={state} />
    </>
  )
}

/** Tells the editor when the site does not show what was published, since when and why. */
export const publicState = definePlugin<PublicStateOptions>((options) => ({
  name: 'public-state',
  studio: { components: { navbar: (props) => <NavbarWithPublicState {...props} options={options} /> } },
}))
