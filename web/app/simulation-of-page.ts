import 'server-only'
import { contentView } from '../content/view.ts'

/** The root element's `data-simulation`, from which the browser knows what to show instead of live facts. */
export async function simulationOfPage(): Promise<string | undefined> {
  const view = await contentView()
  return view.draft && view.simulation ? JSON.stringify(view.simulation) : undefined
}
