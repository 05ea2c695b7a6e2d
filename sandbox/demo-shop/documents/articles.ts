import type { DemoDocument } from '../builders/document.ts'
import { type Article, articleDocument } from './articles/article.ts'
import { fromDrawingToAnorak } from './articles/from-drawing-to-anorak.ts'
import { patchAnElbow } from './articles/patch-an-elbow.ts'

const ARTICLES: Article[] = [patchAnElbow, fromDrawingToAnorak]

export function articles(): DemoDocument[] {
  const unwritten = [
    'what-a-jacket-costs',
    'wash-less',
    'planting-day',
    'why-we-take-preorders',
    'hemp-is-back',
    'three-layers',
    'sheep-to-sweater',
  ]
  return [...ARTICLES, ...unwritten.map((key) => ({ ...patchAnElbow, key, norwegianSlug: key }))].map(articleDocument)
}
