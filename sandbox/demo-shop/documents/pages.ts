import type { DemoDocument } from '../builders/document.ts'
import { about, community } from './pages/about.ts'
import { pageDocument } from './pages/page.ts'
import { privacy } from './pages/privacy.ts'
import { contact, delivery, returns, sizes } from './pages/service.ts'
import { terms } from './pages/terms.ts'

export function pages(): DemoDocument[] {
  return [about, terms, privacy, community, contact, delivery, returns, sizes].map(pageDocument)
}
