import { Stack } from '@sanity/ui'
import type { PreviewHeaderProps } from 'sanity/presentation'
import { Problem } from '../ui/Problem.tsx'
import { useMayWrite } from '../use-may-write.ts'
import { t } from './norwegian.ts'

/** Tells a viewer why the preview is empty: it opens with a secret, which only those who may write can make. */
export function PreviewHeader(props: PreviewHeaderProps) {
  const mayWrite = useMayWrite()
  return (
    <Stack flex={1} gap={2}>
      {!mayWrite && (
        <Problem
          text={t('Your role can view content, but not open previews. Pages as they are published are in the shop.')}
          tone="caution"
        />
      )}
      {props.renderDefault(props)}
    </Stack>
  )
}
