import type { DemoDocument } from '../builders/document.ts'
import { environment } from './landing-pages/environment.ts'
import { landingPageDocument } from './landing-pages/landing-page.ts'
import { repairs } from './landing-pages/repairs.ts'

export function landingPages(): DemoDocument[] {
  return [environment, repairs].map(landingPageDocument)
}
