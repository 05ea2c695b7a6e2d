import { getPublishedId } from '@sanity/client/csm'
import { Card, Stack, Text } from '@sanity/ui'
import { type ObjectFieldProps, useEditState, useFormValue } from 'sanity'
import { languages } from '#web/routing/languages.ts'
import { t } from './norwegian.ts'
import { UsageList } from './UsageList.tsx'
import { addressesOf, type Usage } from './usage.ts'
import { localizedSlug } from './usage-query.ts'
import { useUsage } from './use-usage.ts'

/** The address field, with the consequences of changing a published address below it. */
export function AddressField(props: ObjectFieldProps) {
  const id = useFormValue(['_id'])
  const type = useFormValue(['_type'])
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {typeof id === 'string' && typeof type === 'string' && props.path.length === 1 && (
        <AddressChangeIfAny field={props.name} id={getPublishedId(id)} type={type} value={props.value} />
      )}
    </Stack>
  )
}

type AddressChangeProps = {
  readonly id: string
  readonly type: string
  readonly field: string
  readonly value: unknown
}

/** Loads the usage only when the address differs from the published one. */
function AddressChangeIfAny({ id, type, field, value }: AddressChangeProps) {
  const { published } = useEditState(id, type)
  if (!published || slugsIn(published[field]) === slugsIn(value)) return null
  return <AddressChange field={field} id={id} value={value} />
}

function slugsIn(value: unknown): string {
  const slug = localizedSlug.safeParse(value).data
  return languages.map((language) => slug?.[language]?.current ?? '').join(' ')
}

function AddressChange({ id, field, value }: Omit<AddressChangeProps, 'type'>) {
  const usage = useUsage(id)
  if (usage.status !== 'loaded') return null
  const changes = changesIn(usage.value, field, value)
  if (changes.length === 0) return null
  const { users, isCut } = usage.value
  const countOf = (some: readonly unknown[]) => (isCut ? `${some.length}+` : some.length)
  const typed = users.filter(({ isByAddress }) => isByAddress)
  const filed = users.filter(({ isFiledUnder }) => isFiledUnder)
  return (
    <Card data-testid="address-change" padding={3} radius={2} role="status" tone="caution">
      <Stack gap={3}>
        <Text size={1} weight="medium">
          {t('When this is published, the address changes: {changes}.', { changes: changes.join(', ') })}
        </Text>
        <Text size={1}>{t('The old address redirects to the new one.')}</Text>
        {filed.length > 0 && (
          <>
            <Text size={1}>
              {filed.length === 1
                ? t('The address of 1 document in this category changes too:')
                : t('The address of {count} documents in this category changes too:', { count: countOf(filed) })}
            </Text>
            <UsageList users={filed} />
          </>
        )}
        {typed.length > 0 && (
          <>
            <Text size={1}>
              {typed.length === 1
                ? t('The old address is used as a typed link in 1 document. Update it there:')
                : t('The old address is used as a typed link in {count} documents. Update it there:', {
                    count: countOf(typed),
                  })}
            </Text>
            <UsageList users={typed} />
          </>
        )}
      </Stack>
    </Card>
  )
}

/** The published paths that change with the field's value. */
function changesIn({ publishedAddresses, current }: Usage, field: string, value: unknown): string[] {
  const slug = localizedSlug.safeParse(value).data
  const next = addressesOf(current && { ...current, [field]: slug })
  return languages.flatMap((language) => {
    const from = publishedAddresses[language]
    return from && from !== next[language] ? [`${from} → ${next[language] ?? t('no address')}`] : []
  })
}
