import { SearchIcon } from '@sanity/icons/Search'
import { SyncIcon } from '@sanity/icons/Sync'
import { Box, Button, Card, Flex, Spinner, Stack, Text, TextInput } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { useClient } from 'sanity'
import { z } from 'zod'
import type { Loaded } from '../use-answer.ts'
import { useLiveQuery } from '../use-live-query.ts'
import { useMay } from '../use-may.ts'
import { useOpenBeside } from '../use-open-beside.ts'
import { readClothingTypes } from './clothing-types.ts'
import { createDraft } from './create-draft.ts'
import { usePlatform } from './platform-context.ts'
import type { PlatformProduct } from './platform-product.ts'
import { SoldProduct } from './SoldProduct.tsx'
import { useEverythingSold } from './use-platform.ts'

const numbersQuery = `*[_type == "product" && defined(centraId) && !(_id in path("versions.**"))].centraId`
const readNumbers = (answer: unknown) => new Set(z.array(z.string()).parse(answer))

/** Products that the platform sells and the content does not have; a click makes a draft with all that the platform says. */
export function SoldWithoutPage() {
  const sold = useEverythingSold(usePlatform())
  const numbers = useLiveQuery(numbersQuery, readNumbers)
  const [text, setText] = useState('')
  const mayCreate = useMay('create')
  const { create, creating, problem } = useCreate()
  const missing = useMissing(sold.answer, numbers.answer)
  const shown = (missing ?? []).filter(({ centraId, title }) =>
    `${title.nb} ${centraId}`.toLocaleLowerCase('nb').includes(text.trim().toLocaleLowerCase('nb')),
  )

  if (sold.answer.status === 'failed' || numbers.answer.status === 'failed') {
    const [who, again] =
      sold.answer.status === 'failed'
        ? (['Centra', sold.again] as const)
        : (['The content lake', numbers.again] as const)
    return (
      <Card margin={3} padding={3} radius={2} role="alert" tone="caution">
        <Stack gap={3}>
          <Text size={1}>{`${who} cannot be reached, so products without a page cannot be listed.`}</Text>
          <Flex>
            <Button fontSize={1} icon={SyncIcon} mode="ghost" onClick={again} text="Try again" />
          </Flex>
        </Stack>
      </Card>
    )
  }
  if (!missing) {
    return (
      <Flex align="center" gap={2} padding={4}>
        <Spinner muted />
        <Text muted size={1}>
          Loading products from Centra
        </Text>
      </Flex>
    )
  }
  if (missing.length === 0) {
    return (
      <Stack gap={3} padding={4}>
        <Text role="status" size={1}>
          Every product in Centra has a page.
        </Text>
        <Flex>
          <Button fontSize={1} icon={SyncIcon} mode="ghost" onClick={sold.again} text="Refresh from Centra" />
        </Flex>
      </Stack>
    )
  }
  return (
    <Stack gap={3} padding={3}>
      <Flex gap={2}>
        <Box flex={1}>
          <TextInput
            aria-label="Search by name or number"
            clearButton={text !== ''}
            fontSize={1}
            icon={SearchIcon}
            onChange={(event) => setText(event.currentTarget.value)}
            onClear={() => setText('')}
            placeholder="Search by name or number"
            value={text}
          />
        </Box>
        <Button
          aria-label="Refresh from Centra"
          icon={SyncIcon}
          mode="bleed"
          onClick={sold.again}
          padding={2}
          title="Refresh from Centra"
        />
      </Flex>
      <Text muted role="status" size={1}>
        {shown.length === missing.length ? `${missing.length} without a page` : `${shown.length} of ${missing.length}`}
      </Text>
      {mayCreate === false && (
        <Card padding={3} radius={2} tone="caution">
          <Text size={1}>Your role does not allow you to create products.</Text>
        </Card>
      )}
      {problem && (
        <Card padding={3} radius={2} role="alert" tone="critical">
          <Text size={1}>{problem}</Text>
        </Card>
      )}
      <ul aria-label="In Centra without a page" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {shown.map((product) => (
          <SoldProduct
            isCreating={creating === product.centraId}
            key={product.centraId}
            mayCreate={mayCreate === true && creating === undefined}
            onCreate={() => create(product.centraId)}
            product={product}
          />
        ))}
      </ul>
    </Stack>
  )
}

/** Undefined until both are known. */
function useMissing(sold: Loaded<PlatformProduct[]>, numbers: Loaded<ReadonlySet<string>>) {
  return useMemo(() => {
    if (sold.status !== 'loaded' || numbers.status !== 'loaded') return undefined
    return sold.value.filter(({ centraId }) => !numbers.value.has(centraId))
  }, [sold, numbers])
}

/** The list knows Norwegian names only: the draft is made of what the platform says of the product now, in both languages. */
function useCreate() {
  const platform = usePlatform()
  const client = useClient({ apiVersion: '2026-01-01' })
  const open = useOpenBeside()
  const [creating, setCreating] = useState<string>()
  const [problem, setProblem] = useState<string>()
  async function create(centraId: string) {
    setCreating(centraId)
    setProblem(undefined)
    try {
      const [product, clothingTypes] = await Promise.all([platform.product(centraId), readClothingTypes(client)])
      if (product) open(await createDraft(client, product, clothingTypes))
      else setProblem(`Centra no longer sells ${centraId}.`)
    } catch (error) {
      setProblem(`The draft could not be created: ${error instanceof Error ? error.message : String(error)}.`)
    } finally {
      setCreating(undefined)
    }
  }
  return { create, creating, problem }
}
