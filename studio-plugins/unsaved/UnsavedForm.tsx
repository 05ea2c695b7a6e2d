import { getPublishedId, isVersionId } from '@sanity/client/csm'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { FormPatch, ObjectInputProps, ObjectSchemaType } from 'sanity'
import { set, setIfMissing, unset } from 'sanity'
import { studioLocale } from '#schemas/studio-language.ts'
import { pathTitle } from '../documents/path-title.ts'
import { type Change, untouchedIn } from './changes.ts'
import { useIsLakeLost } from './connection.ts'
import { t } from './norwegian.ts'
import { type Offer, useUnsaved } from './use-unsaved.ts'

/** The form of a document, with what is not saved yet, and an offer of what was not saved the last time. */
export function UnsavedForm(props: ObjectInputProps) {
  const id = props.value?._id
  if (typeof id !== 'string') return props.renderDefault(props)
  return <WithUnsaved {...props} documentId={isVersionId(id) ? id : getPublishedId(id)} />
}

function WithUnsaved({ documentId, ...props }: ObjectInputProps & { documentId: string }) {
  const { isSaved, isKept, offers, forget } = useUnsaved(documentId, props.schemaType.name)
  const isLost = useIsLakeLost()
  const restore = ({ session, changes }: Offer) => {
    props.onChange(changes.flatMap(toPatches))
    forget(session)
  }
  return (
    <Stack gap={4}>
      {!isSaved && isLost && <NotSavedYet isKept={isKept} />}
      {offers.map((offer) => (
        <RestoreCard
          isReadOnly={props.readOnly === true}
          key={offer.session}
          offer={offer}
          onDiscard={() => forget(offer.session)}
          onRestore={() => restore(offer)}
          schemaType={props.schemaType}
          value={props.value ?? {}}
        />
      ))}
      {props.renderDefault(props)}
    </Stack>
  )
}

/** Stays in view while the form scrolls. */
const onTop = { position: 'sticky', top: '0.5rem', zIndex: 10 } as const

function NotSavedYet({ isKept }: { isKept: boolean }) {
  return (
    <Card border data-testid="not-saved" padding={3} radius={2} role="status" style={onTop} tone="caution">
      <Flex gap={3}>
        <Text size={1}>
          <WarningOutlineIcon aria-hidden="true" />
        </Text>
        <Stack gap={3}>
          <Text size={1} weight="medium">
            {t('Not saved yet: the content lake cannot be reached.')}
          </Text>
          <Text size={1}>
            {isKept
              ? t('Keep writing. Your changes are kept in this browser, and saved when the lake responds.')
              : t(
                  'Keep this tab open: your changes are saved when the lake responds, but the browser cannot keep them.',
                )}
          </Text>
        </Stack>
      </Flex>
    </Card>
  )
}

type RestoreCardProps = {
  readonly offer: Offer
  readonly value: Readonly<Record<string, unknown>>
  readonly schemaType: ObjectSchemaType
  readonly isReadOnly: boolean
  readonly onRestore: () => void
  readonly onDiscard: () => void
}

function RestoreCard({ offer, value, schemaType, isReadOnly, onRestore, onDiscard }: RestoreCardProps) {
  const named = (changes: readonly Change[]) =>
    [...new Set(changes.map(({ path }) => pathTitle(schemaType, [...path])))].join(', ')
  const untouched = new Set(untouchedIn(value, offer.changes))
  const replaced = offer.changes.filter((change) => !untouched.has(change))
  return (
    <Card border data-testid="restore-unsaved" padding={4} radius={2} role="status" tone="caution">
      <Stack gap={4}>
        <Text size={1} weight="medium">
          {t('Your changes of {time} were not saved: {fields}.', {
            time: timeText(offer.at),
            fields: named(offer.changes),
          })}
        </Text>
        {replaced.length > 0 && (
          <Text size={1}>
            {t('Since then, others have changed: {fields}. Your text would replace theirs.', {
              fields: named(replaced),
            })}
          </Text>
        )}
        <Flex gap={2}>
          <Button
            disabled={isReadOnly}
            fontSize={1}
            onClick={onRestore}
            padding={3}
            text={t('Restore what was not saved')}
            tone="primary"
          />
          <Button fontSize={1} mode="bleed" onClick={onDiscard} padding={3} text={t('Discard')} />
        </Flex>
      </Stack>
    </Card>
  )
}

/** An object that has been removed since is made again. */
function toPatches({ path, after }: Change): FormPatch[] {
  const parents = path.slice(1).map((_, index) => setIfMissing({}, path.slice(0, index + 1)))
  return after === undefined ? [unset([...path])] : [...parents, set(after, [...path])]
}

function timeText(at: number): string {
  const format = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat(studioLocale(), format).format(at)
}
