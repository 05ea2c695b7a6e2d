import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { type ObjectInputProps, unset, useFormValue } from 'sanity'
import { t } from './norwegian.ts'
import { markingReplacement, textsOf } from './replaced.ts'

type Props = ObjectInputProps & {
  /** The field of the picture that takes the texts of the one before. */
  field: string
}

/** The input of a picture that, when the picture is replaced, asks whether its alternative text still fits. */
export function ReviewedPicture({ field, ...props }: Props) {
  const { value, path, readOnly, onChange } = props
  const altNextToPicture = useFormValue([...path.slice(0, -1), 'alt'])
  const alt: unknown = value?.alt ?? altNextToPicture
  const before: unknown = value?.[field]
  const unreviewed = textsOf(alt).filter((text) => Array.isArray(before) && before.includes(text))
  return (
    <Stack gap={3}>
      {props.renderDefault({
        ...props,
        onChange: (change) => onChange(markingReplacement(change, { picture: value, alt, field })),
      })}
      {unreviewed.length > 0 && (
        <Card border data-testid="picture-review" padding={3} radius={2} role="status" tone="caution">
          <Flex align="center" gap={3} justify="space-between" wrap="wrap">
            <Text size={1}>
              {t('The picture was replaced. Does its description still fit? {texts}', {
                texts: unreviewed.map((text) => `“${text}”`).join(', '),
              })}
            </Text>
            <Button
              disabled={readOnly}
              fontSize={1}
              mode="ghost"
              onClick={() => onChange(unset([field]))}
              padding={2}
              text={t('It still fits')}
            />
          </Flex>
        </Card>
      )}
    </Stack>
  )
}
