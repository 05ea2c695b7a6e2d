import type { DemoDocument } from '../builders/document.ts'
import { aNightUnderSpruce } from './articles/a-night-under-spruce.ts'
import { type Article, articleDocument } from './articles/article.ts'
import { fromDrawingToJacket } from './articles/from-drawing-to-jacket.ts'
import { hempIsBack } from './articles/hemp-is-back.ts'
import { overshootDay } from './articles/overshoot-day.ts'
import { patchAnElbow } from './articles/patch-an-elbow.ts'
import { plantingDay } from './articles/planting-day.ts'
import { sheepToSweater } from './articles/sheep-to-sweater.ts'
import { threeLayers } from './articles/three-layers.ts'
import { twelveTesters } from './articles/twelve-testers.ts'
import { washLess } from './articles/wash-less.ts'
import { whatAJacketCosts } from './articles/what-a-jacket-costs.ts'
import { whyWeTakePreorders } from './articles/why-we-take-preorders.ts'

const ARTICLES: Article[] = [
  twelveTesters,
  sheepToSweater,
  patchAnElbow,
  aNightUnderSpruce,
  fromDrawingToJacket,
  whyWeTakePreorders,
  overshootDay,
  hempIsBack,
  plantingDay,
  washLess,
  whatAJacketCosts,
  threeLayers,
]

export function articles(): DemoDocument[] {
  return ARTICLES.map(articleDocument)
}
