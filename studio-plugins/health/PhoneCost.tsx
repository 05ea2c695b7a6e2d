import { Heading, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { useSchema } from 'sanity'
import { studioLocale } from '#schemas/studio-language.ts'
import { isAddressed } from '#web/routing/site-pages.ts'
import { t } from './norwegian.ts'
import { phoneCost } from './phone-cost.ts'

type Props = { readonly document: unknown; readonly type: string }

/** What the page of a document costs a phone, while it is written. */
export function PhoneCost({ document, type }: Props) {
  const schemaType = useSchema().get(type)
  const cost = useMemo(() => schemaType && phoneCost(document, schemaType), [document, schemaType])
  if (!cost || !isAddressed(type)) return null
  const { kilobytes, seconds, pictures, heaviest } = cost
  const number = (value: number) => value.toLocaleString(studioLocale())
  return (
    <Stack as="section" data-testid="phone-cost" gap={3}>
      <Heading as="h2" size={0}>
        {t('On a phone')}
      </Heading>
      <Text size={1}>
        {t('About {kilobytes} kB and {seconds} seconds on a slow network, read to the end', {
          kilobytes: number(kilobytes),
          seconds: number(seconds),
        })}
      </Text>
      {pictures > 0 && (
        <Text muted size={1}>
          {pictures === 1
            ? t('1 picture of about {heaviest} kB', { heaviest: number(heaviest) })
            : t('{pictures} pictures, the heaviest about {heaviest} kB', { pictures, heaviest: number(heaviest) })}
        </Text>
      )}
    </Stack>
  )
}
