import { Box, Button, Text } from '@sanity/ui'
import { useState } from 'react'
import { t } from './norwegian.ts'

/** Characters that are shown of a longer text, so that many long texts can be worked through. */
const FOLDED_LENGTH = 600

/** A text as it was written; of a long one only the beginning, until somebody asks for all of it. */
export function FoldedText({ text, tabIndex }: { text: string; tabIndex: number }) {
  const [isOpen, setOpen] = useState(false)
  const letters = [...text]
  const isFolded = letters.length > FOLDED_LENGTH && !isOpen
  return (
    <>
      <Text size={1} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {isFolded ? `${letters.slice(0, FOLDED_LENGTH).join('')} …` : text}
      </Text>
      {isFolded && (
        <Box marginTop={2}>
          <Button
            fontSize={1}
            mode="ghost"
            onClick={({ currentTarget }) => {
              // The button disappears; the keys keep working.
              currentTarget.closest<HTMLElement>('[role=article]')?.focus()
              setOpen(true)
            }}
            padding={2}
            tabIndex={tabIndex}
            text={t('Show all {count} characters', { count: letters.length })}
          />
        </Box>
      )}
    </>
  )
}
