import { Button, Card, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { PatchEvent, useClient, useFormCallbacks, useFormValue } from 'sanity'
import { Problem } from '../ui/Problem.tsx'
import { DifferenceTable } from './DifferenceTable.tsx'
import { type Fill, fillOf, fillPatches, undoPatches, withoutFill } from './fill.ts'
import { t } from './norwegian.ts'
import type { Platform } from './platform.ts'
import { type Difference, differences, type ProductFields, productFields } from './product-fields.ts'
import { usePlatformProduct } from './use-platform.ts'

type Props = {
  platform: Platform
  centraId: string
  /** The number has just been chosen: empty fields are filled automatically. */
  isChosen: boolean
  readOnly: boolean
  onFilled(): void
}

/** Fills the document from the platform and shows the differences. */
export function FillFromPlatform({ platform, centraId, isChosen, readOnly, onFilled }: Props) {
  const client = useClient({ apiVersion: '2026-01-01' })
  const { result, reload } = usePlatformProduct(platform, client, centraId)
  const value = useFormValue([])
  const document = useMemo(() => productFields.safeParse(value).data, [value])
  const { fill, write, undo } = useFill(document)
  const differencesOf = useCallback(
    (fields: ProductFields): Difference[] | undefined => {
      if (result.status !== 'loaded' || result.value.centraId !== centraId) return undefined
      const { product, clothingTypes } = result.value
      return product ? differences(product, fields, clothingTypes) : []
    },
    [result, centraId],
  )
  const found = useMemo(() => (document && differencesOf(document)) ?? [], [document, differencesOf])
  const empty = found.filter(({ isEmpty }) => isEmpty)
  useEffect(() => {
    if (!isChosen || !document) return
    // Replace values that were filled from another product.
    const chosen = differencesOf(withoutFill(document, fill))
    if (!chosen) return
    write(
      chosen.filter(({ isEmpty }) => isEmpty),
      fill,
    )
    onFilled()
  }, [isChosen, document, differencesOf, fill, write, onFilled])

  const differing = isChosen ? [] : found.filter(({ isEmpty }) => !isEmpty)
  return (
    <Stack gap={3}>
      <div role="status">
        {isChosen && result.status !== 'failed' && (
          <Flex align="center" gap={2}>
            <Spinner muted />
            <Text muted size={1}>
              {t('Filling empty fields from Centra')}
            </Text>
          </Flex>
        )}
        {fill.length > 0 && <Filled fill={fill} onUndo={undo} readOnly={readOnly} />}
      </div>
      {isChosen && result.status === 'failed' && (
        <Problem onRetry={reload} text={t('Centra cannot be reached, so no fields were filled.')} tone="caution" />
      )}
      {!isChosen && !readOnly && empty.length > 0 && (
        <Flex>
          <Button
            fontSize={1}
            mode="ghost"
            onClick={() => write(empty)}
            padding={2}
            text={
              empty.length === 1
                ? t('Fill 1 empty field from Centra')
                : t('Fill {count} empty fields from Centra', { count: empty.length })
            }
          />
        </Flex>
      )}
      {differing.length > 0 && (
        <DifferenceTable
          differences={differing}
          onUse={(chosen) => write(chosen)}
          readOnly={readOnly}
          summary={summaryOf(differing)}
        />
      )}
    </Stack>
  )
}

/** Writes to the fields of the document, and remembers the last write for undo. */
function useFill(document: ProductFields | undefined) {
  const { onChange } = useFormCallbacks()
  const [fill, setFill] = useState<Fill>([])
  const write = useCallback(
    (chosen: readonly Difference[], inPlaceOf: Fill = []) => {
      if (!document || chosen.length + inPlaceOf.length === 0) return
      setFill(fillOf(withoutFill(document, inPlaceOf), chosen))
      onChange(PatchEvent.from([...undoPatches(document, inPlaceOf), ...fillPatches(chosen)]))
    },
    [document, onChange],
  )
  const undo = useCallback(() => {
    if (document) onChange(PatchEvent.from(undoPatches(document, fill)))
    setFill([])
  }, [document, fill, onChange])
  return { fill, write, undo }
}

function Filled({ fill, readOnly, onUndo }: { fill: Fill; readOnly: boolean; onUndo(): void }) {
  return (
    <Card padding={3} radius={2} tone="positive">
      <Flex align="center" gap={3} justify="space-between" wrap="wrap">
        <Text size={1}>
          {t('Filled from Centra: {fields}.', { fields: fill.map(({ label }) => label).join(', ') })}
        </Text>
        {!readOnly && <Button fontSize={1} mode="ghost" onClick={onUndo} padding={2} text={t('Undo')} />}
      </Flex>
    </Card>
  )
}

function summaryOf(differing: readonly Difference[]): string {
  const names = differing.map(({ label }) => label).join(', ')
  return differing.length === 1
    ? t('1 field differs from Centra: {fields}', { fields: names })
    : t('{count} fields differ from Centra: {fields}', { count: differing.length, fields: names })
}
