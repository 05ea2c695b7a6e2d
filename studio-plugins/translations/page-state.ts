import { type BoardLanguage, original, type TranslationsOptions, translation } from './types.ts'

/** What the board knows about a page; fields are named by their paths. */
export type PageRow = {
  /** Published id. */
  readonly id: string
  readonly type: string
  /** Empty without a title of its own. */
  readonly title: string
  readonly category: { readonly id: string; readonly title: string } | undefined
  /** ISO time of the last change. */
  readonly changedAt: string
  /** What happens to the page without a translation; undefined if no editor has chosen. */
  readonly setting: string | undefined
  /** Fields in the original language only. */
  readonly untranslated: readonly string[]
  /** Fields in the translation only. */
  readonly withoutOriginal: readonly string[]
  /** Rich texts whose translation is still the original. */
  readonly copied: readonly string[]
  /** Fields whose original has changed since they were translated. */
  readonly older: readonly string[]
}

export type PageState = 'missing' | 'older' | 'ready' | 'notNeeded'

type Rules = Pick<TranslationsOptions, 'setting' | 'mainFields'>

/** The fields that have to be written in a language. */
export function missingIn(language: BoardLanguage, row: PageRow): readonly string[] {
  return language === original ? row.withoutOriginal : [...row.untranslated, ...row.copied]
}

/** The state of a page in a language. What is missing comes before what is older. */
export function stateIn(language: BoardLanguage, row: PageRow, { setting }: Rules): PageState {
  const isMissing = missingIn(language, row).length > 0
  if (language === original) return isMissing ? 'missing' : 'ready'
  if (isMissing) return row.setting && setting.done.includes(row.setting) ? 'notNeeded' : 'missing'
  return row.older.length > 0 ? 'older' : 'ready'
}

/** Whether a page lacks its translation as a whole: its title or its text. */
export function isWithoutTranslation(row: PageRow, { mainFields }: Rules): boolean {
  return row.untranslated.some((path) => mainFields.includes(path))
}

/** The fields to work on in the translation, what is missing first. */
export function fieldsToDo(row: PageRow): readonly string[] {
  return [...new Set([...missingIn(translation, row), ...row.older])]
}
