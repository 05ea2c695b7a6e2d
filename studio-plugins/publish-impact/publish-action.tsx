import { Button, Flex, Stack } from '@sanity/ui'
import { useRef, useState } from 'react'
import { type DocumentActionComponent, type DocumentActionDialogProps, useSchema, useSource } from 'sanity'
import { composeOnce } from '../compose-once.ts'
import { checkChange } from './check-change.ts'
import { t } from './norwegian.ts'
import { WarningList } from './WarningList.tsx'
import type { Warning } from './warnings.ts'

/** The action Publish, which asks once if the change has warnings, and otherwise publishes at once. */
export const withWarnings = composeOnce((original: DocumentActionComponent) => {
  // biome-ignore lint/correctness/noComponentHookFactories: actions are hooks, and each is composed once
  const usePublishing: DocumentActionComponent = (props) => {
    const description = original(props)
    const { getClient } = useSource()
    const schemaType = useSchema().get(props.type)
    const [warnings, setWarnings] = useState<readonly Warning[]>([])
    const isChecking = useRef(false)
    const publish = useRef<(() => void) | undefined>(undefined)
    // The action as it is when the check has ended.
    publish.current = description?.onHandle
    if (!description) return null
    const close = () => setWarnings([])
    const ask = async () => {
      const { draft, published } = props
      if (!draft || isChecking.current) return
      isChecking.current = true
      const found = await checkChange({ before: published, after: draft }, { schemaType, getClient }).then(
        (checked) => checked.warnings,
        // A check that fails must not keep an editor from publishing.
        () => [{ kind: 'unchecked' as const }],
      )
      isChecking.current = false
      if (found.length > 0) setWarnings(found)
      else publish.current?.()
    }
    const dialog: DocumentActionDialogProps = {
      type: 'dialog',
      header: t('Publish with warnings?'),
      width: 'medium',
      onClose: close,
      content: (
        <Stack gap={4}>
          <WarningList schemaType={schemaType} warnings={warnings} />
          <Flex gap={2} justify="flex-end">
            <Button fontSize={1} mode="bleed" onClick={close} padding={3} text={t('Cancel')} />
            <Button
              fontSize={1}
              onClick={() => {
                close()
                publish.current?.()
              }}
              padding={3}
              text={t('Publish anyway')}
            />
          </Flex>
        </Stack>
      ),
    }
    return {
      ...description,
      onHandle: () => void ask(),
      dialog: warnings.length > 0 ? dialog : (description.dialog ?? null),
    }
  }
  return Object.assign(usePublishing, { action: original.action, displayName: 'WithWarnings(publish)' })
})
