import { visionTool } from '@sanity/vision'
import { definePlugin } from 'sanity'
import { isDeveloper } from './roles.ts'

const name = 'vision'

/** Shows the query tool to developers only. This is not access control: the lake decides what a user may read. */
export const developerTools = definePlugin({
  name: 'developer-tools',
  plugins: [visionTool({ name, defaultApiVersion: '2026-01-01' })],
  tools: (tools, { currentUser }) => (isDeveloper(currentUser) ? tools : tools.filter((tool) => tool.name !== name)),
})
