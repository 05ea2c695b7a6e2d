import { definePlugin, type NavbarProps } from 'sanity'
import { PublicStateBar } from './PublicStateBar.tsx'
import { type PublicStateOptions, usePublicState } from './use-public-state.ts'

function NavbarWithPublicState({ options, ...navbar }: NavbarProps & { options: PublicStateOptions }) {
  const { state, check } = usePublicState(options)
  return (
    <>
      {navbar.renderDefault(navbar)}
      <PublicStateBar onRetry={check} state={state} />
    </>
  )
}

/** Shows which published changes are not on the site yet, since when and why. */
export const publicState = definePlugin<PublicStateOptions>((options) => ({
  name: 'public-state',
  studio: { components: { navbar: (props) => <NavbarWithPublicState {...props} options={options} /> } },
}))
