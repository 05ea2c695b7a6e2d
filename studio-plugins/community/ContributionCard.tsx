import { Badge, Button, Card, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { memo, useId } from 'react'
import { useRelativeTime } from 'sanity'
import { studioLocale } from '#schemas/studio-language.ts'
import type { Contribution } from '#web/domain/staff/contribution.ts'
import { AnswerForm, Answers } from './Answers.tsx'
import { FoldedText } from './FoldedText.tsx'
import { type OwnText, t } from './norwegian.ts'
import { ProductLinks } from './ProductLinks.tsx'
import type { CommunityProduct } from './products.ts'
import { canBeAnswered, hasOpenReports, isApplicable, type QuickAction } from './queue.ts'
import { kindNames } from './texts.ts'
import type { QueueControl } from './use-queue.ts'

type Props = {
  contribution: Contribution
  product: CommunityProduct | undefined
  site: string
  /** Its number in the list. */
  place: number
  /** How many there are; -1 while that is not known. */
  count: number
  isActive: boolean
  isSelected: boolean
  isAnswering: boolean
  perform: QueueControl['perform']
  on: CardEvents
}

export type CardEvents = {
  act(type: QuickAction, contribution: Contribution): void
  activate(id: string): void
  /** Opens the form for an answer, or closes it. */
  answering(id: string | undefined): void
  author(authorId: string): void
  toggle(id: string, isRange: boolean): void
}

const buttons: readonly (readonly [QuickAction, OwnText])[] = [
  ['hide', 'Hide'],
  ['unhide', 'Show again'],
  ['pin', 'Pin'],
  ['unpin', 'Unpin'],
  ['dismissReports', 'Dismiss reports'],
]

/** A contribution with all that staff need to decide about it. Only the active one is in the tab order. */
export const ContributionCard = memo(function ContributionCard(props: Props) {
  const { contribution, product, site, place, count, isActive, isSelected, isAnswering, perform, on } = props
  const { id, kind, author, text, title, stars, parent, isHidden, isRewritten, isPinned } = contribution
  const { isEdited, createdAt, reports, answers } = contribution
  const headId = useId()
  const textId = useId()
  const time = useRelativeTime(createdAt, { useTemporalPhrase: true, minimal: true })
  const tabIndex = isActive ? 0 : -1
  const isReported = hasOpenReports(contribution)
  const ring = 'var(--card-focus-ring-color)'
  const shadows = [...(isActive ? [`0 0 0 2px ${ring}`] : []), ...(isSelected ? [`inset 5px 0 ${ring}`] : [])]
  return (
    <Card
      aria-describedby={textId}
      aria-labelledby={headId}
      aria-posinset={place}
      aria-setsize={count}
      border
      onFocus={() => on.activate(id)}
      padding={3}
      radius={2}
      role="article"
      style={{
        // Cards outside the window are not laid out: a thousand of them are as fast as ten.
        containIntrinsicSize: 'auto 150px',
        contentVisibility: 'auto',
        scrollMarginBlock: '110px 24px',
        boxShadow: shadows.join(),
        outline: 'none',
      }}
      tabIndex={tabIndex}
      tone={isHidden && !isRewritten ? 'transparent' : isReported || isRewritten ? 'caution' : 'default'}
    >
      <Stack gap={3}>
        <Flex align="center" gap={2} id={headId} wrap="wrap">
          <Checkbox
            aria-label={t('Select')}
            checked={isSelected}
            onChange={({ nativeEvent }) => on.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
            tabIndex={tabIndex}
          />
          <Badge>{t(kindNames[kind])}</Badge>
          {stars !== null && <Text size={1}>{t('{stars} of 5 stars', { stars })}</Text>}
          {isHidden && <Badge tone="critical">{t('Hidden')}</Badge>}
          {isRewritten && <Badge tone="caution">{t('Rewritten by its author')}</Badge>}
          {isPinned && <Badge tone="primary">{t('Pinned')}</Badge>}
          {isReported && (
            <Badge tone="caution">
              {t('Reported {count}', { count: reports.filter(({ isOpen }) => isOpen).length })}
            </Badge>
          )}
          {author?.isNew && (
            <Badge
              tone="caution"
              title={author.isUnverified ? t('The address is not verified') : t('Less than a day old')}
            >
              {author.isUnverified ? t('New account, not verified') : t('New account')}
            </Badge>
          )}
          {author ? (
            <Button
              fontSize={1}
              mode="bleed"
              onClick={() => on.author(author.id)}
              padding={1}
              style={{ maxWidth: '100%' }}
              tabIndex={tabIndex}
              text={author.name}
              title={t('Everything by this author')}
            />
          ) : (
            <Text muted size={1}>
              {t('Former member')}
            </Text>
          )}
          <Text muted size={1}>
            <time dateTime={createdAt} title={new Date(createdAt).toLocaleString(studioLocale())}>
              {time}
            </time>
            {isEdited && t(' · edited')}
          </Text>
        </Flex>
        {parent && (
          <Text muted size={1} textOverflow="ellipsis">
            {t('In reply to {name}: {text}', {
              name: parent.authorName ?? t('a former member'),
              text: parent.text || t('(deleted)'),
            })}
          </Text>
        )}
        <div id={textId} style={{ opacity: isHidden && !isRewritten ? 0.6 : undefined }}>
          {title !== null && (
            <Text size={1} style={{ marginBottom: 8 }} weight="medium">
              {title}
            </Text>
          )}
          <FoldedText tabIndex={tabIndex} text={text} />
        </div>
        {reports.length > 0 && <Reports reports={reports} />}
        <Answers contribution={contribution} perform={perform} tabIndex={tabIndex} />
        <Flex align="center" gap={2} justify="space-between" wrap="wrap">
          <ProductLinks contribution={contribution} product={product} site={site} tabIndex={tabIndex} />
          <Flex gap={1} wrap="wrap">
            {buttons.map(
              ([type, label]) =>
                isApplicable(type, contribution) && (
                  <Button
                    fontSize={1}
                    key={type}
                    mode="ghost"
                    onClick={() => on.act(type, contribution)}
                    padding={2}
                    tabIndex={tabIndex}
                    text={type === 'hide' && isHidden ? t('Keep hidden') : t(label)}
                  />
                ),
            )}
            {canBeAnswered(contribution) && (
              <Button
                fontSize={1}
                mode="ghost"
                onClick={() => on.answering(id)}
                padding={2}
                tabIndex={tabIndex}
                text={answers.length > 0 ? t('Answer again') : t('Answer')}
              />
            )}
          </Flex>
        </Flex>
        {isAnswering && !isHidden && (
          // A background of its own: the placeholder would be hard to read on that of a reported contribution.
          <Card padding={2} radius={2} tone="default">
            <AnswerForm contribution={contribution} onClose={() => on.answering(undefined)} perform={perform} />
          </Card>
        )}
      </Stack>
    </Card>
  )
})

function Reports({ reports }: Pick<Contribution, 'reports'>) {
  return (
    <ul aria-label={t('Reports')} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {reports.map(({ reason, reporterName, createdAt, isOpen }) => (
        <li key={`${reporterName} ${createdAt}`} style={{ padding: '3px 0' }}>
          <Text muted={!isOpen} size={1}>
            {`${isOpen ? t('Reported') : t('Report dealt with')}: “${reason}” – ${reporterName ?? t('a former member')}`}
          </Text>
        </li>
      ))}
    </ul>
  )
}
