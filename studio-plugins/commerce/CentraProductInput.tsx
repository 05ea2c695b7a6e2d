import { EditIcon } from '@sanity/icons/Edit'
import { SearchIcon } from '@sanity/icons/Search'
import { SyncIcon } from '@sanity/icons/Sync'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { type StringInputProps, set, unset, useFormValue } from 'sanity'
import { Busy } from '../ui/Busy.tsx'
import type { AsyncResult } from '../use-async.ts'
import { FillFromPlatform } from './FillFromPlatform.tsx'
import { LiveFactsView } from './LiveFactsView.tsx'
import { t } from './norwegian.ts'
import { ProductPicker } from './ProductPicker.tsx'
import type { Platform } from './platform.ts'
import { type ProductFacts, useProductFacts } from './use-platform.ts'
import type { UsedField } from './uses.ts'

type Props = StringInputProps & { platform: Platform; used: UsedField }

/** The input for the Centra number, by search or typed, with the product's current data. */
export function CentraProductInput({ platform, used, ...props }: Props) {
  const { value, readOnly, onChange, id, focused, elementProps } = props
  const isCampaign = useFormValue(['productState']) === 'crowdFunding'
  const own = String(useFormValue(['_id']) ?? '')
  const { result, hasFailed, reload } = useProductFacts(platform, value, isCampaign)
  const [isTyping, setIsTyping] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const isTyped = isTyping || hasFailed
  const choose = (centraId: string) => {
    setChosen(centraId || undefined)
    onChange(centraId ? set(centraId) : unset())
  }
  return (
    <Stack gap={3}>
      {isTyped ? (
        props.renderDefault(props)
      ) : (
        <ProductPicker
          elementProps={elementProps}
          focused={focused}
          id={id}
          key={value}
          own={own}
          onChoose={choose}
          platform={platform}
          readOnly={readOnly === true}
          used={used}
          value={value}
        />
      )}
      <Flex gap={2} wrap="wrap">
        <Button
          disabled={readOnly || hasFailed}
          fontSize={1}
          icon={isTyping ? SearchIcon : EditIcon}
          mode="bleed"
          onClick={() => setIsTyping(!isTyping)}
          padding={2}
          text={isTyping ? t('Search instead') : t('Type the number instead')}
        />
        {value && (
          <Button
            fontSize={1}
            icon={SyncIcon}
            mode="bleed"
            onClick={reload}
            padding={2}
            text={t('Refresh from Centra')}
          />
        )}
      </Flex>
      {value && (
        <FillFromPlatform
          centraId={value}
          isChosen={chosen === value}
          onFilled={() => setChosen(undefined)}
          platform={platform}
          readOnly={readOnly === true}
        />
      )}
      {value && <Facts result={result} centraId={value} />}
    </Stack>
  )
}

function Facts({ result, centraId }: { result: AsyncResult<ProductFacts>; centraId: string }) {
  if (result.status === 'loaded' && result.value.live) {
    return (
      <Card border padding={3} radius={2}>
        <Stack gap={4}>
          <Text size={1} weight="medium">
            {t('{name}, in Centra now', { name: result.value.live.name })}
          </Text>
          <LiveFactsView centraId={centraId} facts={result.value} />
        </Stack>
      </Card>
    )
  }
  return (
    <div role="status">
      <State result={result} centraId={centraId} />
    </div>
  )
}

function State({ result, centraId }: { result: AsyncResult<ProductFacts>; centraId: string }) {
  if (result.status === 'loading') return <Busy text={t('Loading prices and stock from Centra')} />
  if (result.status === 'idle') return null
  const text =
    result.status === 'failed'
      ? t(
          'Centra cannot be reached, so prices, stock and the product search are not available. You can type the number: it is checked when Centra is available again.',
        )
      : t('Centra has no active product with the number {number}.', { number: centraId })
  return (
    <Card padding={3} radius={2} tone="caution">
      <Text size={1}>{text}</Text>
    </Card>
  )
}
