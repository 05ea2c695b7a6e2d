import { Box } from '@sanity/ui'
import { HelpButton } from './HelpButton.tsx'
import { t } from './norwegian.ts'

/** The button that opens the help where it explains a field or block. */
export function WhatIsThis({ topic, name }: { topic: string; name: string }) {
  return (
    <Box>
      <HelpButton label={t('What is this? {name}', { name })} text={t('What is this?')} topic={topic} />
    </Box>
  )
}
