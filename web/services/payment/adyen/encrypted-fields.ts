import type { CardConfiguration, CoreConfiguration } from '@adyen/adyen-web'

type SubmitData = Parameters<NonNullable<CoreConfiguration['onSubmit']>>[0]['data']

/**
 * The newest encrypted value of each card field. adyen-web 6.45.2 loses one that becomes valid while the holder's name
 * changes: the update of the name writes back the fields as they were before. It still calls the card complete then,
 * and the bank refuses it for its missing security code.
 */
export function trackEncryptedFields() {
  const values = new Map<string, string>()
  return {
    /** Called when a field becomes valid or stops being valid. */
    onFieldValid({ encryptedFieldName, valid, blob }) {
      if (valid && blob) values.set(encryptedFieldName, blob)
      else values.delete(encryptedFieldName)
    },
    /** At least one field of the card is valid. */
    hasSome: () => values.size > 0,
    /** The data of a press on the pay button, with all fields of the card. */
    complete(data: SubmitData): SubmitData {
      if (data.paymentMethod.type !== 'scheme') return data
      return { ...data, paymentMethod: { ...data.paymentMethod, ...Object.fromEntries(values) } }
    },
  } satisfies Pick<CardConfiguration, 'onFieldValid'> & Record<string, unknown>
}
