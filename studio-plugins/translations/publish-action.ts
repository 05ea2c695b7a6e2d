import { type DocumentActionComponent, useDocumentOperation, useSchema } from 'sanity'
import { composeOnce } from '../compose-once.ts'
import { localizedFields } from './localized-fields.ts'
import { sourcesToPublish } from './sources.ts'

/** Sanity's own publishing, which keeps with the document what its translations were made of. */
export const withSources = composeOnce((original: DocumentActionComponent, sources: string) => {
  // biome-ignore lint/correctness/noComponentHookFactories: actions are hooks, and each is composed once
  const usePublishing: DocumentActionComponent = (props) => {
    const description = original(props)
    const { patch } = useDocumentOperation(props.id, props.type)
    const fields = localizedFields(useSchema().get(props.type))
    if (!description) return null
    const publish = () => {
      const next = props.draft && sourcesToPublish(fields, { before: props.published, after: props.draft }, sources)
      if (next && !patch.disabled) patch.execute([{ set: { [sources]: next } }])
      description.onHandle?.()
    }
    return { ...description, onHandle: publish }
  }
  return Object.assign(usePublishing, { action: original.action, displayName: 'WithSources(publish)' })
})
