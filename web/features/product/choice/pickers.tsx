import type { ProductQueryResult } from '#web/content/types.gen.ts'
import { translator } from '#web/i18n/translate.ts'
import { choiceGuard } from '#web/lib/choice-guard.ts'
import type { EditAttribute } from '#web/lib/edit-attribute.ts'
import { clean } from '#web/lib/stega-clean.ts'
import { colourQuery } from '#web/routing/colour-codes.ts'
import { isGender } from '#web/routing/genders.ts'
import type { Language } from '#web/routing/languages.ts'
import { colourBackground } from '#web/ui/colour-dots.tsx'
import { productState } from '../buy/buy-product.ts'
import { choiceFormId } from './choice-form.ts'
import styles from './pickers.module.css'

type Props = {
  lang: Language
  product: NonNullable<ProductQueryResult>
  /** The verdict of most reviewers on the fit. */
  fitSentence?: string | undefined
  edit?: EditAttribute
}

/**
 * The choice of colour, fit, size and length as a GET form: the browser keeps and marks the choice without scripts, and
 * the fields carry the names of the product page's query keys. The buttons that send it are outside.
 */
export function Pickers({ lang, product, fitSentence, edit }: Props) {
  const t = translator(lang, 'product')
  const fits = (product.fit ?? []).filter(isGender)
  const formId = choiceFormId(product._id)
  const state = productState(product)
  // An idea has no sizes yet; those of test garments are chosen in the form for borrowing.
  const hasSizes = state !== 'testPhase' && state !== 'crowdSourcing'
  const marks = { soldOut: t('soldOutMark'), formId }
  return (
    <form id={formId} className={styles.form} aria-label={t('choose')} data-choice>
      <ColourPicker lang={lang} product={product} />
      <Picker
        legend={t('fit')}
        name="fit"
        preselect
        data-sanity={edit?.(product, 'fit')}
        options={fits.map((value) => ({ value, text: t(value) }))}
      />
      {hasSizes && (
        <>
          <Picker
            legend={t('size')}
            name="size"
            options={(product.sizes ?? []).map(asOption)}
            missing={t('sizeMissing')}
            note={fitSentence}
            {...marks}
            data-sanity={edit?.(product, 'sizes')}
          />
          <Picker
            legend={t('length')}
            name="length"
            options={(product.lengths ?? []).map(asOption)}
            missing={t('lengthMissing')}
            {...marks}
            data-sanity={edit?.(product, 'lengths')}
          />
        </>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which the policy knows by its hash. */}
      <script data-static="choice-guard" dangerouslySetInnerHTML={{ __html: choiceGuard }} />
    </form>
  )
}

type Option = { readonly value: string; readonly text: string }

function asOption(value: string): Option {
  return { value: clean(value), text: value }
}

type PickerProps = {
  legend: string
  name: string
  options: readonly Option[]
  /** Preselects the first option; otherwise only a single option is preselected. */
  preselect?: boolean
  /** Below the options. */
  note?: string | undefined
  /** Shown when the form is sent without a choice. */
  missing?: string
  /** Shown for an option that is sold out. */
  soldOut?: string
  formId?: string
  'data-sanity'?: string | undefined
}

function Picker(props: PickerProps) {
  const { legend, name, options, preselect, missing, note, soldOut, formId, 'data-sanity': edit } = props
  if (options.length === 0) return null
  return (
    <fieldset className={styles.picker} data-sanity={edit}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ value, text }, index) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={value}
              required={missing !== undefined}
              defaultChecked={options.length === 1 || (preselect && index === 0)}
            />
            <span>
              {text}
              {soldOut && (
                <small className={styles.soldOut} data-sold-out hidden>
                  {` ${soldOut}`}
                </small>
              )}
            </span>
          </label>
        ))}
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {missing && (
        <p id={`${formId}-${name}-missing`} role="alert" className={styles.missing} data-missing={name} hidden>
          {missing}
        </p>
      )}
    </fieldset>
  )
}

function ColourPicker({ lang, product }: { lang: Language; product: NonNullable<ProductQueryResult> }) {
  const colours = (product.colors ?? []).flatMap((colour) => {
    const value = colourQuery(colour.hex, colour.hex2)
    return value ? [{ ...colour, value }] : []
  })
  if (colours.length === 0) return null
  return (
    <fieldset className={styles.picker}>
      <legend>{translator(lang, 'product')('colour')}</legend>
      <div className={styles.options}>
        {colours.map((colour, index) => (
          <label key={colour._key} className={styles.colour}>
            <input type="radio" name="color" value={colour.value} defaultChecked={index === 0} />
            <span className={styles.swatch} style={{ background: colourBackground(colour) }} />
            <span className={styles.colourName}>{colour.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
