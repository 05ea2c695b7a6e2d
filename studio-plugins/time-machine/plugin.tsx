import { definePlugin, type Tool } from 'sanity'
import type { PresentationPluginOptions } from 'sanity/presentation'
import { PreviewHeader } from './PreviewHeader.tsx'

/**
 * The preview at any moment and in any state, without a change of data: a button in the header of the Presentation
 * tool, whichever plugin added that. Comes after it in the list of plugins.
 */
export const timeMachine = definePlugin({
  name: 'time-machine',
  tools: (tools) => tools.map((tool) => (tool.name === 'presentation' ? withTimeMachine(tool) : tool)),
})

function withTimeMachine(tool: Tool<PresentationPluginOptions>): Tool<PresentationPluginOptions> {
  const { options } = tool
  if (!options) return tool
  const components = { ...options.components, unstable_header: { component: PreviewHeader } }
  return { ...tool, options: { ...options, components } }
}
