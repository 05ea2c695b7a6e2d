import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import { type LinkablePage, titleOf } from '../menu-tree/linkable-pages.ts'
import { PagePicker } from '../menu-tree/PagePicker.tsx'
import { t } from './norwegian.ts'

type Props = {
  /** The document that goes. */
  readonly id: string
  readonly target: LinkablePage | undefined
  readonly onChoose: (target: LinkablePage | undefined) => void
}

/** Offers another page to the visitors of a page that goes. */
export function SendVisitors({ id, target, onChoose }: Props) {
  const pickerId = useId()
  return (
    <Stack as="section" aria-label={t('Send visitors to')} gap={3}>
      <Text size={1} weight="medium">
        {t('Send visitors to')}
      </Text>
      {target ? (
        <Card border padding={2} radius={2}>
          <Flex align="center" gap={3} justify="space-between">
            <Text size={1}>
              {titleOf(target)} · {target.linkNb ?? target.linkEn}
            </Text>
            <Button
              fontSize={1}
              mode="ghost"
              onClick={() => onChoose(undefined)}
              padding={2}
              text={t('Choose another')}
            />
          </Flex>
        </Card>
      ) : (
        <PagePicker id={pickerId} offers={({ _id, published }) => published && _id !== id} onPick={onChoose} />
      )}
      <Text muted size={1}>
        {target
          ? t('Its old addresses lead there as soon as it is gone.')
          : t('Without a page, its addresses say that the page was not found.')}
      </Text>
    </Stack>
  )
}
