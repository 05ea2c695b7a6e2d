import { EditIcon } from '@sanity/icons/Edit'
import { SearchIcon } from '@sanity/icons/Search'
import { SyncIcon } from '@sanity/icons/Sync'
import { Button, Card, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { type StringInputProps, set, unset, useFormValue } from 'sanity'
import type { Loaded } from '../use-answer.ts'
import { FillFromPlatform } from './FillFromPlatform.tsx'
import { LiveFactsView } from './LiveFactsView.tsx'
import { ProductPicker } from './ProductPicker.tsx'
import type { Platform } from './platform.ts'
import { type ProductFacts, useProductFacts } from './use-platform.ts'
import type { UsedField } from './uses.ts'

type Props = StringInputProps & { platform: Platform; used: UsedField }

/** The product's number in Centra, found by search or typed, with what Centra says of that product now. */
export function CentraProductInput({ platform, used, ...props }: Props) {
  const { value, readOnly, onChange, id } = props
  const isCampaign = useFormValue(['productState']) === 'crowdFunding'
  const own = String(useFormValue(['_id']) ?? '')
  const { answer, isDown, again } = useProductFacts(platform, value, isCampaign)
  const [isTyping, setIsTyping] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const isTyped = isTyping || isDown
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
          disabled={readOnly || isDown}
          fontSize={1}
          icon={isTyping ? SearchIcon : EditIcon}
          mode="bleed"
          onClick={() => setIsTyping(!isTyping)}
          padding={2}
          text={isTyping ? 'Search instead' : 'Type the number instead'}
        />
        {value && (
          <Button fontSize={1} icon={SyncIcon} mode="bleed" onClick={again} padding={2} text="Refresh from Centra" />
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
      {value && <Facts answer={answer} centraId={value} />}
    </Stack>
  )
}

function Facts({ answer, centraId }: { answer: Loaded<ProductFacts>; centraId: string }) {
  if (answer.status === 'loaded' && answer.value.live) {
    return (
      <Card border padding={3} radius={2}>
        <Stack gap={4}>
          <Text size={1} weight="medium">{`${answer.value.live.name}, in Centra now`}</Text>
          <LiveFactsView facts={answer.value} />
        </Stack>
      </Card>
    )
  }
  return (
    <div role="status">
      <State answer={answer} centraId={centraId} />
    </div>
  )
}

function State({ answer, centraId }: { answer: Loaded<ProductFacts>; centraId: string }) {
  if (answer.status === 'loading') {
    return (
      <Flex align="center" gap={2}>
        <Spinner muted />
        <Text muted size={1}>
          Loading prices and stock from Centra
        </Text>
      </Flex>
    )
  }
  if (answer.status === 'idle') return null
  const text =
    answer.status === 'failed'
      ? 'Centra cannot be reached, so prices, stock and the product search are not available. You can type the number: it is checked when Centra is available again.'
      : `Centra has no active product with the number ${centraId}.`
  return (
    <Card padding={3} radius={2} tone="caution">
      <Text size={1}>{text}</Text>
    </Card>
  )
}
