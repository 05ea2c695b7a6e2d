import { Badge, Button, Card, Flex, Stack, Text, TextArea } from '@sanity/ui'
import { useEffect, useId, useState } from 'react'
import { useRelativeTime } from 'sanity'
import { studioLocale } from '#schemas/studio-language.ts'
import { picturePath, pictureSizes } from '#web/domain/member/uploaded-picture.ts'
import { type IdeaState, ideaStates, MAX_IDEA_NOTE, type StaffIdea } from '#web/domain/staff/idea.ts'
import { type OwnText, t } from './norwegian.ts'

type Props = {
  idea: StaffIdea
  stateNames: Readonly<Record<IdeaState, OwnText>>
  site: string
  onState: (state: IdeaState) => void
  onNote: (note: string) => Promise<boolean>
}

const [smallSize, largeSize] = pictureSizes.idea
const link = { color: 'inherit', textDecoration: 'underline' } as const

/** An idea with its pictures, its author, and what staff note about it. */
export function IdeaCard({ idea, stateNames, site, onState, onNote }: Props) {
  const { content, author, pictureIds, state, note, createdAt } = idea
  const [typed, setTyped] = useState(note)
  useEffect(() => setTyped(note), [note])
  const nameId = useId()
  const time = useRelativeTime(createdAt, { useTemporalPhrase: true, minimal: true })
  return (
    <Card aria-labelledby={nameId} as="li" border padding={3} radius={2}>
      <Stack gap={3}>
        <Flex align="center" gap={2} wrap="wrap">
          <Badge tone={state === 'new' ? 'primary' : 'default'}>{t(stateNames[state])}</Badge>
          <Text id={nameId} size={1} weight="medium">
            {author?.name ?? t('Former member')}
          </Text>
          {author && (
            <Text size={1}>
              <a href={`mailto:${author.email}`} style={link}>
                {author.email}
              </a>
              {author.lang === 'en' && ` (${t('English')})`}
            </Text>
          )}
          <Text muted size={1}>
            <time dateTime={createdAt} title={new Date(createdAt).toLocaleString(studioLocale())}>
              {time}
            </time>
          </Text>
        </Flex>
        <Text size={1} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {content}
        </Text>
        {pictureIds.length > 0 && (
          <Flex gap={2} wrap="wrap">
            {pictureIds.map((id, index) => (
              <a href={site + picturePath(id, largeSize)} key={id} rel="noreferrer" target="_blank">
                {/* biome-ignore lint/performance/noImgElement: the Studio has no Next around it */}
                <img
                  alt={t('Attachment {number} of {count}', { number: index + 1, count: pictureIds.length })}
                  height={120}
                  loading="lazy"
                  src={site + picturePath(id, smallSize)}
                  style={{ borderRadius: 3, display: 'block', height: 120, objectFit: 'contain' }}
                />
              </a>
            ))}
          </Flex>
        )}
        <TextArea
          aria-label={t('Note for colleagues')}
          fontSize={1}
          maxLength={MAX_IDEA_NOTE}
          onBlur={() => typed.trim() !== note && void onNote(typed.trim())}
          onChange={(event) => setTyped(event.currentTarget.value)}
          placeholder={t('Note for colleagues')}
          rows={typed ? 2 : 1}
          value={typed}
        />
        <Flex gap={1} wrap="wrap">
          {ideaStates
            .filter((one) => one !== state)
            .map((one) => (
              <Button
                fontSize={1}
                key={one}
                mode="ghost"
                onClick={() => onState(one)}
                padding={2}
                text={t(stateNames[one])}
              />
            ))}
        </Flex>
      </Stack>
    </Card>
  )
}
