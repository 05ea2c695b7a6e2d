import { AddIcon } from '@sanity/icons/Add'
import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useMemo, useRef, useState } from 'react'
import { type ArrayOfObjectsInputProps, insert, setIfMissing, unset, useFormValue } from 'sanity'
import { z } from 'zod'
import { AddProductsDialog } from './AddProductsDialog.tsx'
import { t } from './norwegian.ts'
import type { Product } from './product-list.ts'

const references = z.array(z.object({ _key: z.string(), _ref: z.string().optional() }))

/** An array with references to products, with a dialog that adds several at once. */
export function AddProductsInput(props: ArrayOfObjectsInputProps) {
  const { value, readOnly, onChange } = props
  const [isOpen, setIsOpen] = useState(false)
  const [added, setAdded] = useState<readonly string[]>([])
  const opener = useRef<HTMLButtonElement>(null)
  const documentId = useFormValue(['_id'])
  const items = useMemo(() => references.safeParse(value ?? []).data ?? [], [value])
  const marks = useMemo(() => {
    const own = typeof documentId === 'string' ? documentId.replace(/^drafts\.|^versions\.[^.]+\./, '') : ''
    return new Map([
      [own, t('This product')],
      ...items.flatMap(({ _ref }) => (_ref ? [[_ref, t('Already added')] as const] : [])),
    ])
  }, [documentId, items])

  function close() {
    setIsOpen(false)
    opener.current?.focus()
  }
  function add(products: readonly Product[]) {
    const references = products.map(referenceTo)
    onChange([setIfMissing([]), insert(references, 'after', [-1])])
    setAdded(references.map(({ _key }) => _key))
    close()
  }
  function undo() {
    onChange(added.map((_key) => unset([{ _key }])))
    setAdded([])
  }
  // Products that have been removed since cannot be undone.
  const left = added.filter((key) => items.some(({ _key }) => _key === key))
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      <Button
        disabled={readOnly === true}
        fontSize={1}
        icon={AddIcon}
        mode="ghost"
        onClick={() => setIsOpen(true)}
        ref={opener}
        text={t('Add several products')}
      />
      <div role="status">
        {left.length > 0 && (
          <Flex align="center" gap={2}>
            <Text muted size={1}>
              {left.length === 1 ? t('1 product added.') : t('{count} products added.', { count: left.length })}
            </Text>
            <Button fontSize={1} mode="bleed" onClick={undo} padding={2} text={t('Undo')} />
          </Flex>
        )}
      </div>
      {isOpen && <AddProductsDialog marks={marks} onAdd={add} onClose={close} />}
    </Stack>
  )
}

/** As the Studio writes a reference; one to an unpublished document names its type until that is published. */
function referenceTo({ id, isPublished }: Product) {
  return {
    _key: crypto.randomUUID().slice(0, 12),
    _type: 'reference',
    _ref: id,
    _weak: true,
    ...(!isPublished && { _strengthenOnPublish: { type: 'product', weak: true } }),
  }
}
