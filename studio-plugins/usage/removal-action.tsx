import { getPublishedId } from '@sanity/client/csm'
import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionDialogProps,
  useClient,
  useDocumentOperation,
  useDocumentVersions,
  useEditState,
  useSchema,
  useValuePreview,
} from 'sanity'
import { composeOnce } from '../compose-once.ts'
import type { LinkablePage } from '../menu-tree/linkable-pages.ts'
import { Problem } from '../ui/Problem.tsx'
import { t } from './norwegian.ts'
import { RemovalNotice } from './RemovalNotice.tsx'
import { SendVisitors } from './SendVisitors.tsx'
import { type Redirect, redirectsTo, removeWithRedirects } from './send-visitors.ts'
import { useUsage } from './use-usage.ts'

type Removal = 'delete' | 'unpublish'

const apiVersion = '2026-01-01'

const names = {
  delete: { name: 'Delete', anyway: 'Delete anyway', question: 'Delete this document?' },
  unpublish: { name: 'Unpublish', anyway: 'Unpublish anyway', question: 'Unpublish this document?' },
} as const satisfies Record<Removal, object>

/**
 * Sanity's own action with another confirmation dialog, which lists every use of the document, also typed links.
 * Conditions and permissions stay Sanity's.
 */
export const withUsageDialog = composeOnce((original: DocumentActionComponent, removal: Removal) => {
  // biome-ignore lint/correctness/noComponentHookFactories: actions are hooks, and each is composed once
  const useRemoval: DocumentActionComponent = (props) => {
    const description = original(props)
    const operations = useDocumentOperation(props.id, props.type)
    const client = useClient({ apiVersion })
    const { published } = useEditState(getPublishedId(props.id), props.type)
    const { data: versions } = useDocumentVersions({ documentId: getPublishedId(props.id) })
    const [isOpen, setOpen] = useState(false)
    if (!description) return null
    const close = () => setOpen(false)
    const confirm = async (redirects: readonly Redirect[]) => {
      if (redirects.length > 0 && published) {
        const removed = removal === 'delete' ? { removal, versions } : { removal, published }
        await removeWithRedirects(client, removed, redirects)
      } else if (removal === 'delete') operations.delete.execute(versions)
      else operations.unpublish.execute()
      close()
    }
    const dialog: DocumentActionDialogProps = {
      type: 'dialog',
      header: t(names[removal].question),
      width: 'medium',
      onClose: close,
      content: <RemovalQuestion {...props} onClose={close} onConfirm={confirm} removal={removal} versions={versions} />,
    }
    return { ...description, onHandle: () => setOpen(true), dialog: isOpen && dialog }
  }
  return Object.assign(useRemoval, { action: original.action, displayName: `WithUsageDialog(${removal})` })
})

type RemovalQuestionProps = {
  readonly id: string
  readonly type: string
  readonly removal: Removal
  /** Ids of all versions of the document. */
  readonly versions: readonly string[]
  readonly onConfirm: (redirects: readonly Redirect[]) => Promise<void>
  readonly onClose: () => void
}

function RemovalQuestion({ id, type, removal, versions, onConfirm, onClose }: RemovalQuestionProps) {
  const publishedId = getPublishedId(id)
  const usage = useUsage(publishedId)
  const schemaType = useSchema().get(type)
  const preview = useValuePreview({ enabled: true, schemaType, value: { _id: publishedId, _type: type } })
  const title = preview.value?.title
  const [target, setTarget] = useState<LinkablePage>()
  const [state, setState] = useState<'asking' | 'running' | 'failed'>('asking')
  const lost = usage.status === 'loaded' ? usage.value.publishedPaths : []
  const confirm = async () => {
    setState('running')
    try {
      await onConfirm(target ? redirectsTo(target, lost, removal === 'delete') : [])
    } catch {
      setState('failed')
    }
  }
  const isUsed = usage.status === 'loaded' && usage.value.users.length > 0
  return (
    <Stack gap={4}>
      <Text size={2} weight="semibold">
        {typeof title === 'string' ? title : (schemaType?.title ?? type)}
      </Text>
      {removal === 'delete' && versions.length > 1 && (
        <Text size={1}>
          {t('All {count} versions of it are deleted: published, draft and in releases.', { count: versions.length })}
        </Text>
      )}
      <RemovalNotice onOpen={onClose} removal={removal} usage={usage} />
      {lost.length > 0 && <SendVisitors id={publishedId} onChoose={setTarget} target={target} />}
      {state === 'failed' && <Problem text={t('This did not work, and nothing was changed.')} />}
      <Flex gap={2} justify="flex-end">
        <Button fontSize={1} mode="bleed" onClick={onClose} padding={3} text={t('Cancel')} />
        <Button
          data-testid="confirm-button"
          disabled={usage.status === 'loading' || state === 'running'}
          fontSize={1}
          mode="ghost"
          onClick={() => void confirm()}
          padding={3}
          text={t(isUsed ? names[removal].anyway : names[removal].name)}
          tone="critical"
        />
      </Flex>
    </Stack>
  )
}
