import { type DocumentActionComponent, definePlugin } from 'sanity'
import { routableTypes } from '#schemas/fields/routableTypes.ts'
import { withRedirects } from './publish-action.ts'

const isRoutable = (name: string) => routableTypes.some((type) => type === name)

/** One wrapper for each publish action: a new component at every render would lose its state. */
const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

function wrap(publish: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(publish) ?? withRedirects(publish)
  wrapped.set(publish, known)
  return known
}

/** Keeps old addresses alive: when a published slug changes, publishing writes redirects (decisions 2). */
export const redirects = definePlugin({
  name: 'redirects',
  document: {
    actions: (actions, { schemaType }) =>
      isRoutable(schemaType) ? actions.map((action) => (action.action === 'publish' ? wrap(action) : action)) : actions,
  },
})
