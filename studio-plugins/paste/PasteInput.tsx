import { Spinner, Stack, Text } from '@sanity/ui'
import { useCallback, useState } from 'react'
import { type ArrayOfObjectsInputProps, type OnPasteFn, useClient } from 'sanity'
import type { LeftOut } from './arrange.ts'
import { readClipboard } from './clipboard.ts'
import { t } from './norwegian.ts'
import { PasteNotice } from './PasteNotice.tsx'
import { isPicture } from './pasted-blocks.ts'
import { uploadWith, withPictures } from './pictures.ts'
import type { PasteOptions } from './types.ts'

type Props = ArrayOfObjectsInputProps & { readonly onPaste?: OnPasteFn; readonly options: PasteOptions }

const apiVersion = '2026-01-01'

/** Rich text into which documents and web pages are pasted as blocks, with their pictures. */
export function PasteInput({ options, ...props }: Props) {
  const { schemaType, onPaste: pasteOtherwise } = props
  const client = useClient({ apiVersion })
  const [left, setLeft] = useState<readonly LeftOut[]>([])
  const [uploads, setUploads] = useState(0)

  const onPaste = useCallback<OnPasteFn>(
    (data) => {
      const found = readClipboard(data.event.clipboardData, { ...options, schemaType })
      setLeft(found?.left ?? [])
      if (!found) return pasteOtherwise?.(data)
      const { path } = data
      const pictures = found.placed.filter(({ block }) => isPicture(block)).length
      // Without pictures nothing is waited for: the editor inserts where the caret is.
      if (pictures === 0) return { insert: found.placed.map(({ block }) => block), path }
      setUploads((running) => running + pictures)
      return withPictures(found.placed, uploadWith(client, options.pictureOrigins)).then((uploaded) => {
        setUploads((running) => running - pictures)
        setLeft([...found.left, ...uploaded.left])
        return { insert: uploaded.blocks, path }
      })
    },
    [client, options, schemaType, pasteOtherwise],
  )

  return (
    <Stack gap={3}>
      {props.renderDefault({ ...props, onPaste })}
      {uploads > 0 && (
        <Text muted role="status" size={1}>
          <Spinner /> {t('Uploading pictures …')}
        </Text>
      )}
      {left.length > 0 && <PasteNotice left={left} onClose={() => setLeft([])} players={options.players} />}
    </Stack>
  )
}
