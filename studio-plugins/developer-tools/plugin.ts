import { visionTool } from '@sanity/vision'
import { definePlugin } from 'sanity'
import { isDeveloper } from './roles.ts'

const name = 'vision'

/** The query tool, for those who develop the shop. This tidies up and protects nothing: what a person may read, the lake decides. */
export const developerTools = definePlugin({
  name: 'developer-tools',
  plugins: [visionTool({ name, defaultApiVersion: '2026-01-01' })],
  tools: (tools, { currentUser }) => (isDeveloper(currentUser) ? tools : tools.filter((tool) => tool.name !== name)),
})
