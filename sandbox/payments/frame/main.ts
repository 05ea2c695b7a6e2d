import { addAutofillInputs } from './autofill.ts'
import { createEncryption } from './encrypt.ts'
import { FIELD_KINDS } from './fields.ts'
import { Host } from './host.ts'
import { SecuredField } from './secured-field.ts'

const { key = '', host: hostOrigin = '' } = document.documentElement.dataset
const encryption = createEncryption(key)
const host = new Host(hostOrigin)
let field: SecuredField | undefined
let isConfigured = false

/** The page's first message configures the field; the frame's reply says that it can be used. */
host.onMessage(async (message) => {
  if (isConfigured) return field?.receive(message)
  const { fieldType, numKey } = message
  const kind = typeof fieldType === 'string' ? FIELD_KINDS[fieldType] : undefined
  if (!kind || typeof fieldType !== 'string' || numKey === undefined) return
  isConfigured = true
  host.identify({ fieldType, numKey })
  field = new SecuredField(fieldType, kind, message, host, await encryption)
  if (fieldType === 'encryptedCardNumber') addAutofillInputs(host)
  host.send('config')
})
