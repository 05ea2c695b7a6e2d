import { Box, Dialog, Text } from '@sanity/ui'
import { keyHelp } from './keys.ts'
import { t } from './norwegian.ts'

/** Lists the keys of the queue. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog header={t('Keys')} id="community-keys" onClickOutside={onClose} onClose={onClose} width={0}>
      <Box padding={4}>
        <dl style={{ display: 'grid', gap: '0.75em 1.5em', gridTemplateColumns: 'auto 1fr', margin: 0 }}>
          {keyHelp().map(([keys, does]) => (
            <div key={keys} style={{ display: 'contents' }}>
              <Text as="dt" size={1} weight="medium">
                <kbd style={{ font: 'inherit' }}>{keys}</kbd>
              </Text>
              <Text as="dd" muted size={1} style={{ margin: 0 }}>
                {does}
              </Text>
            </div>
          ))}
        </dl>
      </Box>
    </Dialog>
  )
}
