import { catchError, map, type Observable, of } from 'rxjs'
import type { DocumentLocation, DocumentLocationResolver, DocumentLocationsState } from 'sanity/presentation'
import { observeUsage } from '#studio-plugins/usage/observe-usage.ts'
import type { UsedPage } from '#studio-plugins/usage/pages.ts'
import type { Usage } from '#studio-plugins/usage/usage.ts'
import { homeLink } from '#web/routing/fixed-links.ts'
import { type Language, languages, localized } from '#web/routing/languages.ts'
import { routableTypes } from '#web/routing/site-pages.ts'
import { t } from './norwegian.ts'

const languageName = (language: Language) => (language === 'nb' ? t('Norwegian') : t('English'))

/** Maximum number of pages to list; the count above them includes all. */
const listedPages = 50

const noAddress = (): DocumentLocationsState => ({
  message: t('Add an address to preview this page.'),
  tone: 'caution',
})

/** Documents without a page of their own, which others show. */
const sharedTypes: ReadonlySet<string> = new Set(['sharedFactBox'])

const unused = (): DocumentLocationsState => ({ message: t('No page shows this yet.'), tone: 'caution' })

const unknown = (): DocumentLocationsState => ({ message: t('Could not check where this is used.'), tone: 'critical' })

function locationsOf({ title, hrefs }: UsedPage): DocumentLocation[] {
  return languages.flatMap((language) => {
    const href = hrefs[language]
    return href ? [{ title: `${localized(title, language)} · ${languageName(language)}`, href }] : []
  })
}

/** The locations of a document: the number of pages, and a link to each in every language. */
export function locationsFrom({ pages, isOnEveryPage }: Usage, nowhere = noAddress): DocumentLocationsState {
  if (pages.length === 0) return nowhere()
  const count = pages.length === 1 ? t('Used on 1 page') : t('Used on {count} pages', { count: pages.length })
  const first = pages.length > listedPages ? t('; the first {count} are listed', { count: listedPages }) : ''
  return {
    message: `${count}${isOnEveryPage ? t(', and linked from the menu or footer of every page') : ''}${first}`,
    locations: pages.slice(0, listedPages).flatMap(locationsOf),
  }
}

function everyPage(query = ''): DocumentLocationsState {
  const locations = languages.map((language) => ({
    title: t('Front page · {language}', { language: languageName(language) }),
    href: `${homeLink(language)}${query}`,
  }))
  return { message: t('Shown on every page'), tone: 'positive', locations }
}

const shownEverywhere: Record<string, () => DocumentLocationsState> = {
  mainMenu: () => everyPage(),
  footer: () => everyPage(),
  siteSettings: () => everyPage(),
  overshootSplash: () => everyPage('?alwaysShowOvershootDaySplash=true'),
}

const isRoutable = (type: string) => routableTypes.some((routable) => routable === type)

/** Resolves the locations that the Presentation tool and the forms show; null for types without pages. */
export const locations: DocumentLocationResolver = (
  { id, type },
  { documentStore },
): Observable<DocumentLocationsState | null> => {
  if (isRoutable(type) || sharedTypes.has(type))
    return observeUsage(documentStore, id).pipe(
      map((usage) => locationsFrom(usage, sharedTypes.has(type) ? unused : noAddress)),
      catchError(() => of(unknown())),
    )
  return of(shownEverywhere[type]?.() ?? null)
}
