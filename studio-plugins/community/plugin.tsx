import { UsersIcon } from '@sanity/icons/Users'
import { definePlugin } from 'sanity'
import { route } from 'sanity/router'
import { CommunityTool } from './CommunityTool.tsx'

type CommunityOptions = {
  /** Origin of the storefront. */
  readonly site: string
}

/** The tool for members' contributions and preorder stock. Data and permissions come from the storefront's backend. */
export const community = definePlugin<CommunityOptions>(({ site }) => ({
  name: 'community',
  tools: [
    {
      name: 'community',
      title: 'Community',
      icon: UsersIcon,
      component: () => <CommunityTool site={site} />,
      router: route.create('/', [route.create('/:tab', [route.create('/:campaign')])]),
    },
  ],
}))
