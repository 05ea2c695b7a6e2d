import { removedFromHtml } from '#web/domain/content/html-rules.ts'
import { videoOf } from '#web/domain/content/video-url.ts'
import { buttonTypeOptions } from '../blocks/buttonTypes.ts'
import { t } from '../norwegian.ts'
import type { Verdict } from './codes.ts'

type ButtonValue = {
  readonly buttonType?: string
  readonly url?: string
  readonly reference?: { readonly _ref?: string }
}

/** The message is the same as in the storefront (docs/product/8). */
export function checkButtonType(value: string | undefined): Verdict {
  return !value || buttonTypeOptions.some((option) => option.value === value) || t('Unknown type {value}', { value })
}

/** A link button needs a page or an address. */
export function checkButtonTarget(button: ButtonValue | undefined): Verdict {
  if (button?.buttonType !== 'link' || button.url || button.reference?._ref) return true
  return t('Choose the page that the button links to, or enter an address.')
}

/** A fact box has a text of its own, or shows a shared one. */
export function checkFactBoxText(content: readonly unknown[] | undefined, box: unknown): Verdict {
  const isShared = typeof box === 'object' && box !== null && 'shared' in box && Boolean(box.shared)
  return isShared || Boolean(content?.length) || t('Add text to the fact box.')
}

type Row = { readonly cells?: readonly string[] }

/** Every row of a table has the same number of cells. */
export function checkTableShape(rows: Row[] | undefined): Verdict {
  const widths = new Set((rows ?? []).map((row) => row.cells?.length ?? 0))
  return widths.size < 2 || t('Every row needs the same number of cells.')
}

/** Warns of a table without any text: visitors see only its lines. A table without rows has an error of its own. */
export function checkTableFilled(rows: Row[] | undefined): Verdict {
  const isFilled = rows?.some(({ cells }) => cells?.some((cell) => cell?.trim()))
  return !rows?.length || isFilled || t('The table is empty. Fill it in, or remove it.')
}

/** The address of a video that the storefront can play; the message starts as in docs/product/8. */
export function checkVideoUrl(value: string | undefined): Verdict {
  return (
    !value ||
    videoOf(value) !== undefined ||
    t('Invalid url: {value} – only Vimeo is accepted, with the number of the video: https://vimeo.com/76979871', {
      value,
    })
  )
}

type RemovedPart = 'the elements {names}' | 'the attributes {names}' | 'the addresses {names}'

const removedPart = (what: RemovedPart, names: readonly string[]) =>
  names.length > 0 ? [t(what, { names: names.join(', ') })] : []

/** Warns of everything in the HTML that visitors do not get, by the storefront's own rules. */
export function checkHtmlKept(html: string | undefined): Verdict {
  const { tags, attributes, links } = removedFromHtml(html ?? '')
  const removed = [
    ...removedPart(
      'the elements {names}',
      tags.map((tag) => `<${tag}>`),
    ),
    ...removedPart('the attributes {names}', attributes),
    ...removedPart('the addresses {names}', links),
  ]
  return (
    removed.length === 0 ||
    t('Visitors do not get all of this. These are removed: {parts}.', { parts: removed.join('; ') })
  )
}

const pictureSource = /<img\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi

/**
 * Warns of pictures from other sites, which the page's content security policy blocks.
 * @param own the allowed origins, the storefront's last
 */
export function checkHtmlPictures(html: string | undefined, own: readonly string[]): Verdict {
  const foreign = new Set<string>()
  for (const [, double, single, bare] of (html ?? '').matchAll(pictureSource)) {
    const url = URL.parse(double ?? single ?? bare ?? '', own.at(-1))
    if (url && !own.includes(url.origin)) foreign.add(url.host || url.protocol)
  }
  if (foreign.size === 0) return true
  const hosts = [...foreign].join(', ')
  return t(
    'Visitors cannot see pictures from {hosts}: the shop only shows its own. Upload them and use the Picture block instead.',
    { hosts },
  )
}
