import { definePlugin, type Tool } from 'sanity'
import type { PresentationPluginOptions, PreviewHeaderProps } from 'sanity/presentation'
import { PreviewHeader } from './PreviewHeader.tsx'

/**
 * The preview at any moment and in any state, without a change of data: a button in the header of the Presentation
 * tool, next to the header that it has, whichever plugin added that. Comes after it in the list of plugins.
 */
export const timeMachine = definePlugin({
  name: 'time-machine',
  tools: (tools) => tools.map((tool) => (tool.name === 'presentation' ? withTimeMachine(tool) : tool)),
})

function withTimeMachine(tool: Tool<PresentationPluginOptions>): Tool<PresentationPluginOptions> {
  const { options } = tool
  if (!options) return tool
  const Before = options.components?.unstable_header?.component
  const component = ({ renderDefault, ...props }: PreviewHeaderProps) => (
    <PreviewHeader
      {...props}
      renderDefault={(inner) => (Before ? <Before {...inner} renderDefault={renderDefault} /> : renderDefault(inner))}
    />
  )
  const components = { ...options.components, unstable_header: { component } }
  return { ...tool, options: { ...options, components } }
}
