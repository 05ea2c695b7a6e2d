import { Badge } from '@sanity/ui'
import { type OwnText, t } from './norwegian.ts'
import type { PageState } from './page-state.ts'

export const stateTexts = {
  missing: 'Missing',
  older: 'Older',
  ready: 'Ready',
  notNeeded: 'Needs no translation',
} as const satisfies Record<PageState, OwnText>

const tones = { missing: 'critical', older: 'caution', ready: 'positive', notNeeded: 'default' } as const

type Props = { readonly language: 'Norwegian' | 'English'; readonly state: PageState }

/** The state of a page in a language. */
export function StateBadge({ language, state }: Props) {
  return (
    <Badge tone={tones[state]}>
      {t('{language}: {state}', { language: t(language), state: t(stateTexts[state]) })}
    </Badge>
  )
}
