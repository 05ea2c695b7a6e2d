import { Box, Card, Flex, Heading, Stack, Text, useMediaIndex } from '@sanity/ui'
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useSchema } from 'sanity'
import { useRouter, useRouterState } from 'sanity/router'
import { Busy } from '../ui/Busy.tsx'
import { Problem } from '../ui/Problem.tsx'
import { BoardFilters } from './BoardFilters.tsx'
import { BoardList } from './BoardList.tsx'
import type { BoardType } from './board-query.ts'
import { categoriesOf, countViews, type Filter, filtered, firstFilter, moved } from './filters.ts'
import { stepOf } from './keys.ts'
import { localizedFields } from './localized-fields.ts'
import { t } from './norwegian.ts'
import { PageDetail } from './PageDetail.tsx'
import { type PageRow, stateIn } from './page-state.ts'
import { type TranslationsOptions, translation } from './types.ts'
import { useEditors } from './use-editors.ts'
import { useRows } from './use-rows.ts'

/** The filter of the last visit: an editor who comes back from a form continues there. */
let lastFilter = firstFilter

/** Every page in both languages: what is missing, what is older than the original, and what to do about it. */
export function Board({ options }: { options: TranslationsOptions }) {
  const types = useBoardTypes(options)
  const { status, rows, retry } = useRows(types, options)
  const all = useDeferredValue(useMemo(() => [...rows.values()], [rows]))
  const editors = useEditors(useToDo(all, options))
  const [filter, setFilter] = useState(lastFilter)
  const narrowing = useMemo(() => ({ filter, options, editors: editors.byPage }), [filter, options, editors.byPage])
  const shown = useMemo(() => filtered(all, narrowing), [all, narrowing])
  const counts = useMemo(() => countViews(all, narrowing), [all, narrowing])
  const categories = useMemo(() => categoriesOf(all), [all])
  const { page } = useRouterState()
  const activeId = typeof page === 'string' ? page : undefined
  const active = activeId === undefined ? undefined : rows.get(activeId)
  const router = useRouter()
  const isNarrow = useMediaIndex() < 3
  const root = useRef<HTMLDivElement>(null)
  const choose = (id: string) => router.navigate({ page: id }, { replace: activeId !== undefined })
  const next = useNextOf(
    shown.map(({ id }) => id),
    activeId,
  )

  function change(changed: Filter) {
    lastFilter = changed
    setFilter(changed)
  }

  function focusOn(selector: string) {
    root.current?.querySelector<HTMLElement>(selector)?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event
    const step = stepOf(event)
    const isInList = event.target instanceof Element && event.target.closest('[data-page]') !== null
    if (step !== 0) {
      const target = moved(shown, activeId, step)
      if (target) choose(target.id)
    } else if (key === 'Escape' && !isInList) focusOn('[data-page][tabindex="0"]')
    else if (key === 'Enter' && isInList && active) focusOn('[data-detail] a, [data-detail] button')
    else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the list also work in the page next to it
    <div data-translations="" onKeyDown={onKeyDown} ref={root} style={{ height: '100%' }}>
      <Flex direction="column" height="fill">
        <Card borderBottom padding={[3, 4]}>
          <Stack gap={3}>
            <Heading as="h1" size={1}>
              {t('Pages in Norwegian and English')}
            </Heading>
            <BoardFilters
              categories={categories}
              counts={counts}
              editors={editors}
              filter={filter}
              onChange={change}
              types={options.types}
            />
            <Text muted size={1}>
              {t('Keys: ↓ or j next page, ↑ or k previous page, Enter to the page’s texts, Esc back to the list')}
            </Text>
          </Stack>
        </Card>
        <Flex direction={['column', 'column', 'column', 'row']} flex={1} style={{ minHeight: 0 }}>
          <Box flex={2} overflow="auto" padding={3} style={isNarrow ? { maxHeight: '40vh' } : { minWidth: 0 }}>
            <Stack gap={3}>
              {status === 'failed' && <Problem onRetry={retry} text={t('The pages could not be loaded.')} />}
              {status === 'loading' && <Busy text={t('Loading pages …')} />}
              {status === 'loaded' && shown.length === 0 && (
                <Text muted size={1}>
                  {filter.view === 'toDo' ? t('Every page here is in both languages.') : t('No pages here.')}
                </Text>
              )}
              <BoardList
                activeId={activeId}
                key={Object.values(filter).join(' ')}
                onChoose={choose}
                options={options}
                rows={shown}
              />
            </Stack>
          </Box>
          <Card borderLeft={!isNarrow} borderTop={isNarrow} data-detail="" flex={5} overflow="auto" padding={[3, 4]}>
            {active ? (
              <PageDetail
                key={active.id}
                onNext={next === undefined ? undefined : () => choose(next)}
                options={options}
                row={active}
              />
            ) : (
              <Text muted size={1}>
                {t('Choose a page to see it in both languages.')}
              </Text>
            )}
          </Card>
        </Flex>
      </Flex>
    </div>
  )
}

function useBoardTypes({ types, sharedAddress }: TranslationsOptions): readonly BoardType[] {
  const schema = useSchema()
  return useMemo(
    () =>
      types.map((name) => {
        const fields = localizedFields(schema.get(name))
        const needsAddress = !sharedAddress.includes(name)
        return { name, fields: fields.filter(({ kind }) => kind !== 'address' || needsAddress) }
      }),
    [schema, types, sharedAddress],
  )
}

/** The pages whose editors are looked up. */
function useToDo(all: readonly PageRow[], options: TranslationsOptions): readonly string[] {
  return useMemo(
    () => all.filter((row) => ['missing', 'older'].includes(stateIn(translation, row, options))).map(({ id }) => id),
    [all, options],
  )
}

/**
 * The page after the active one. If that has left the list because it is done, the next page has moved to its place.
 */
function useNextOf(ids: readonly string[], activeId: string | undefined): string | undefined {
  const lastPlace = useRef(0)
  const place = activeId === undefined ? -1 : ids.indexOf(activeId)
  useEffect(() => {
    if (place >= 0) lastPlace.current = place
  }, [place])
  return place < 0 ? ids[Math.min(lastPlace.current, ids.length - 1)] : ids[place + 1]
}
