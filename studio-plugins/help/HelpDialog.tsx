import { Box, Dialog, Text } from '@sanity/ui'
import { useId } from 'react'
import { Problem } from '../ui/Problem.tsx'
import { useAsync } from '../use-async.ts'
import { t } from './norwegian.ts'

type Props = {
  /** Where to open the help; without it, all pages are listed. */
  topic?: string | undefined
  onClose: () => void
}

const loadView = () => import('./HelpView.tsx')

/** The help in a dialog. The pages, and what shows them, are loaded when it is first opened. */
export function HelpDialog({ topic, onClose }: Props) {
  const { result, reload } = useAsync('help', loadView)
  return (
    <Dialog data-testid="help" header={t('Help')} id={useId()} onClickOutside={onClose} onClose={onClose} width={2}>
      {result.status === 'loaded' && <result.value.HelpView topic={topic} />}
      {result.status === 'loading' && (
        <Box padding={4}>
          <Text muted size={1}>
            {t('Loading …')}
          </Text>
        </Box>
      )}
      {result.status === 'failed' && <Problem margin={4} onRetry={reload} text={t('The help could not be loaded.')} />}
    </Dialog>
  )
}
