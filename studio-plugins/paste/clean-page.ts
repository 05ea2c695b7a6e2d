import { fittingLevels } from './headings.ts'

/** What a page has around its content, what Word has in the margin, and what is there for scripts only. */
const aroundContent = [
  'nav',
  'noscript',
  'template',
  'svg',
  'button',
  'input',
  'select',
  'textarea',
  '[hidden]',
  '[style*="mso-element:comment"]',
  '[style*="mso-element: comment"]',
  '.MsoCommentReference',
].join(', ')

/** Pictures of characters, which the text itself can hold. */
const emoji = 'img.emoji, img.wp-smiley, img[data-emoji], img.an1'

/** Attributes in which pages keep the address of a picture that is loaded when it is scrolled to. */
const lateSources = ['data-src', 'data-original', 'data-lazy-src']

/** The widest of the pictures that only count visitors or hold a place, in pixels. */
const SPACER = 2

/**
 * A pasted page as its content alone: without what is around it, with headings of the text's own levels, and pictures
 * with their address and caption. `levels` are the headings that the text can have.
 */
export function cleanPage(html: string, levels: readonly number[]): Document {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.querySelectorAll(aroundContent)) element.remove()
  for (const picture of page.querySelectorAll(emoji)) picture.replaceWith(picture.getAttribute('alt') ?? '')
  for (const picture of page.querySelectorAll('img')) cleanPicture(picture)
  for (const link of page.querySelectorAll('a')) if (!isUsable(link)) link.replaceWith(...link.childNodes)
  for (const line of page.querySelectorAll('div')) if (isParagraph(line)) rename(line, 'p')
  for (const subtitle of page.querySelectorAll('p.MsoSubtitle')) subtitle.removeAttribute('class')
  setLevels(page, levels)
  return page
}

/** Whether a link leads somewhere outside of the page that it was copied from, and can be followed by a visitor. */
function isUsable(link: HTMLAnchorElement): boolean {
  return /^(?:https?:|mailto:|tel:|\/|www\.)/i.test(link.getAttribute('href')?.trim() ?? '')
}

/** What cannot be in a paragraph. */
const blockElements =
  'address, article, blockquote, dl, div, figure, h1, h2, h3, h4, h5, h6, li, ol, p, pre, section, table, ul'

/** Whether a mail program or editor wrote a paragraph as a division. */
function isParagraph(division: HTMLElement): boolean {
  return !division.querySelector(blockElements) && !division.closest('p, li, td, th, pre')
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

function cleanPicture(picture: HTMLImageElement): void {
  const sides = ['width', 'height'].map((side) => Number.parseFloat(picture.getAttribute(side) ?? ''))
  if (sides.some((side) => side <= SPACER)) {
    picture.remove()
    return
  }
  const late = lateSources.map((name) => picture.getAttribute(name)).find(Boolean)
  if (late) picture.setAttribute('src', late)
  const caption = picture.closest('figure')?.querySelector('figcaption')
  if (!caption) return
  picture.dataset.caption = caption.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  caption.remove()
}

/** Headings of any origin; Word marks its title as a paragraph, and the Word of browsers all headings. */
const headings = 'h1, h2, h3, h4, h5, h6, p.MsoTitle, [role="heading"][aria-level]'

function levelOf(heading: Element): number {
  if (heading.matches('p.MsoTitle')) return 1
  return Number(heading.getAttribute('aria-level') ?? heading.nodeName.slice(1))
}

function setLevels(page: Document, levels: readonly number[]): void {
  const found = [...page.querySelectorAll(headings)].filter((heading) => heading.textContent?.trim())
  const fitting = levels.length > 0 ? fittingLevels(found.map(levelOf), levels) : []
  for (const [index, heading] of found.entries()) {
    const level = fitting[index]
    rename(heading, level ? `h${level}` : 'p')
  }
}
