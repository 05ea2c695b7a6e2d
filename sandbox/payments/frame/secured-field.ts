import { brandNamed, brandOfNumber } from '../cards/brands.ts'
import type { Encrypt } from './encrypt.ts'
import type { FieldKind } from './fields.ts'
import { type Host, type HostMessage, objectOf, textOf } from './host.ts'
import { FieldInput } from './input.ts'
import { type CardFacts, digitsOf } from './rules.ts'
import { applyStyles } from './styles.ts'

/** Digits of a number that are sent for the bin look-up, and how many the page itself may know. */
const LOOKUP_DIGITS = 11
const KNOWN_DIGITS = 6

/**
 * One card field: formats and checks what is typed, and tells the page only whether it is valid, and its encrypted
 * value.
 */
export class SecuredField {
  readonly #fieldType: string
  readonly #kind: FieldKind
  readonly #host: Host
  readonly #encrypt: Encrypt
  readonly #input: FieldInput
  readonly #minimumExpiryDate: string | undefined
  readonly #acceptedBrands: readonly unknown[]
  #facts: CardFacts = { brand: undefined, checksLuhn: true, panLength: undefined }
  /** Counts edits, so that an encryption that finishes after the next edit is dropped. */
  #edit = 0
  /** Settled when the last encryption has been sent. */
  #encrypting: Promise<void> = Promise.resolve()
  #sentBin = ''
  #isUnsupported = false

  constructor(fieldType: string, kind: FieldKind, config: HostMessage, host: Host, encrypt: Encrypt) {
    this.#fieldType = fieldType
    this.#kind = kind
    this.#host = host
    this.#encrypt = encrypt
    this.#minimumExpiryDate = textOf(config.minimumExpiryDate)
    this.#acceptedBrands = Array.isArray(config.cardGroupTypes) ? config.cardGroupTypes : []
    this.#input = new FieldInput(kind.autocomplete)
    const ui = objectOf(config.iframeUIConfig)
    this.#input.describe(objectOf(ui?.ariaConfig), fieldType)
    this.#showPlaceholder(objectOf(ui?.placeholders))
    applyStyles(objectOf(ui?.sfStyles))
    if (config.maskSecurityCode === true && kind.autocomplete === 'cc-csc') this.#input.element.type = 'password'
    this.#listen()
  }

  /** A message that the page sends after the configuration. */
  receive(message: HostMessage): void {
    const { element } = this.#input
    if (message.focus === true) element.focus()
    if (message.fieldClick === true && message.fieldType !== this.#fieldType) element.blur()
    if (typeof message.autoComplete === 'string') this.#fill(message.autoComplete)
    if (message.styleObject) applyStyles(objectOf(message.styleObject))
    if (typeof message.brand === 'string') this.#takeBrand(message.brand, message)
    if (message.externalValidation === true) this.#input.showError(textOf(message.code) ?? '')
    if ('unsupportedCard' in message) this.#takeSupport(message.unsupportedCard === true, textOf(message.code) ?? '')
  }

  #listen(): void {
    const { element } = this.#input
    element.addEventListener('input', () => this.#changed())
    element.addEventListener('focus', () => this.#host.send('focus', { focus: true }))
    element.addEventListener('blur', () => {
      this.#host.send('focus', { focus: false })
      this.#checkWhenLeft()
    })
    element.addEventListener('keydown', ({ key, shiftKey }) => {
      // The page submits the data encrypted by then.
      if (key === 'Enter') void this.#encrypting.then(() => this.#host.send('enterKeyPressed'))
      if (key === 'Tab' && shiftKey) this.#host.send('shifttab')
    })
    element.addEventListener('touchstart', () => this.#host.send('touch', { hasGenuineTouchEvents: true }), {
      passive: true,
    })
  }

  #changed(): void {
    this.#edit++
    const isNumber = this.#kind.autocomplete === 'cc-number'
    if (isNumber) this.#detectBrand()
    this.#input.replace((typed) => this.#kind.format(typed, this.#facts))
    if (isNumber) void this.#announceBin()
    const text = this.#input.element.value
    const check = this.#kind.check(text, this.#facts, this.#minimumExpiryDate)
    this.#input.showValid(check.state === 'valid')
    if (check.state === 'valid' && !this.#isUnsupported) {
      this.#input.showError('')
      this.#encrypting = this.#sendEncrypted(text)
    } else {
      this.#sendError(check.state === 'invalid' ? check.error : '')
    }
  }

  /** An incomplete value is an error only once the field is left. */
  #checkWhenLeft(): void {
    const check = this.#kind.check(this.#input.element.value, this.#facts, this.#minimumExpiryDate)
    if (check.state !== 'incomplete') return
    this.#input.showError(check.error)
    this.#host.send('incomplete field', { error: check.error })
  }

  #sendError(error: string): void {
    if (this.#isUnsupported) {
      // The page keeps its own error as long as no other is named.
      this.#host.send(this.#kind.keyAction)
    } else {
      this.#input.showError(error)
      this.#host.send(error === 'cc.num.902' ? 'luhnCheck' : this.#kind.keyAction, { error })
    }
  }

  async #sendEncrypted(text: string): Promise<void> {
    const edit = this.#edit
    try {
      const secrets = await Promise.all(
        this.#kind.secrets(text).map(async ({ name, value, ...names }) => ({
          ...names,
          blob: await this.#encrypt({ [name]: value }),
        })),
      )
      if (edit !== this.#edit) return
      const digits = digitsOf(text)
      this.#host.send('encryption', {
        [this.#fieldType]: secrets,
        type: secrets.at(-1)?.type,
        ...(this.#kind.autocomplete === 'cc-number' && { endDigits: digits.slice(-4), issuerBin: digits.slice(0, 8) }),
      })
    } catch {
      this.#host.send('encryptionError', { error: 'Encryption failed', code: 'sfEncryptionError' })
    }
  }

  #detectBrand(): void {
    const digits = digitsOf(this.#input.element.value)
    const found = brandOfNumber(digits)
    const brand = found && this.#acceptedBrands.includes(found.brand) ? found : undefined
    if (brand === this.#facts.brand) return
    this.#facts = { ...this.#facts, brand, panLength: undefined }
    const cvcText = 'Security code'
    this.#host.send('brand', {
      brand: brand?.brand ?? 'noBrand',
      cvcPolicy: 'required',
      expiryDatePolicy: 'required',
      cvcText,
    })
  }

  /** The first six digits, and as soon as there are eleven those encrypted, for the bin look-up. */
  async #announceBin(): Promise<void> {
    const digits = digitsOf(this.#input.element.value)
    const bin = digits.length >= LOOKUP_DIGITS ? digits.slice(0, LOOKUP_DIGITS) : digits.slice(0, KNOWN_DIGITS)
    if (bin === this.#sentBin || (bin.length < KNOWN_DIGITS && this.#sentBin === '')) return
    this.#sentBin = bin.length < KNOWN_DIGITS ? '' : bin
    const binValue = bin.slice(0, KNOWN_DIGITS)
    if (bin.length < LOOKUP_DIGITS) {
      this.#facts = { ...this.#facts, panLength: undefined }
      return this.#host.send('binValue', { binValue })
    }
    const encryptedBin = await this.#encrypt({ binValue: bin })
    if (this.#sentBin === bin) this.#host.send('binValue', { binValue, encryptedBin, uuid: crypto.randomUUID() })
  }

  /** The brand as the bin look-up, or the field of the number, has found it. */
  #takeBrand(name: string, { enableLuhnCheck, panLength }: HostMessage): void {
    const isNumber = this.#kind.autocomplete === 'cc-number'
    const own = isNumber ? brandOfNumber(digitsOf(this.#input.element.value)) : undefined
    const before = this.#facts
    this.#facts = {
      brand: brandNamed(name) ?? (name === 'reset' ? own : undefined),
      checksLuhn: enableLuhnCheck !== false,
      panLength: typeof panLength === 'number' ? panLength : undefined,
    }
    const isSame = before.brand === this.#facts.brand && before.panLength === this.#facts.panLength
    if (!isSame && this.#input.element.value !== '') this.#changed()
  }

  #takeSupport(isUnsupported: boolean, code: string): void {
    const wasUnsupported = this.#isUnsupported
    this.#isUnsupported = isUnsupported
    this.#input.showError(isUnsupported ? code : '')
    if (wasUnsupported !== isUnsupported && this.#input.element.value !== '') this.#changed()
  }

  #fill(text: string): void {
    this.#input.element.value = text
    this.#changed()
  }

  #showPlaceholder(placeholders: HostMessage | undefined): void {
    const names = [this.#fieldType, 'encryptedSecurityCode3digits']
    this.#input.element.placeholder = names.map((name) => textOf(placeholders?.[name])).find(Boolean) ?? ''
  }
}
