import { expect, test } from 'vitest'
import type { AddressedType } from '#web/routing/site-pages.ts'
import type { PublishedDocumentsQueryResult, RoutesAfterQueryResult } from '../types.gen.ts'

/**
 * Queries name their types themselves, for typegen. The type check says which query lacks which type of the table of
 * pages.
 */
type EveryPage<Query extends string, Missing extends string> = [Missing] extends [never]
  ? true
  : `${Query} lacks ${Missing}`

type MissingIn<Result extends readonly { readonly _type: string }[]> = Exclude<AddressedType, Result[number]['_type']>

test('every type of document with addresses of its own is in the routes and in the catalogue', () => {
  const routes: EveryPage<'routesAfterQuery', MissingIn<RoutesAfterQueryResult>> = true
  const catalogue: EveryPage<'publishedDocumentsQuery', MissingIn<PublishedDocumentsQueryResult>> = true
  expect([routes, catalogue]).toEqual([true, true])
})
