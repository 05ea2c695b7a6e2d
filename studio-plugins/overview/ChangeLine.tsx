import { getPublishedId } from '@sanity/client/csm'
import { Text } from '@sanity/ui'
import { useRelativeTime } from 'sanity'
import { DocumentLine } from '../documents/DocumentLine.tsx'
import type { Change } from './content.ts'

type ChangeLineProps = {
  readonly change: Change
  /** Shown before the time, such as a state or a name. */
  readonly details: readonly (string | undefined)[]
}

/** A changed document, with when it was changed. */
export function ChangeLine({ change, details }: ChangeLineProps) {
  const time = useRelativeTime(change._updatedAt, { useTemporalPhrase: true })
  return (
    <DocumentLine id={getPublishedId(change._id)} type={change._type}>
      <Text muted size={1}>
        {[...details.filter(Boolean), ''].join(' · ')}
        <time dateTime={change._updatedAt}>{time}</time>
      </Text>
    </DocumentLine>
  )
}
