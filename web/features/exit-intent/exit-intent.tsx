import { translator } from '#web/i18n/translate.ts'
import { ExitIntentWatch } from './exit-intent-watch.tsx'

/** The banner for visitors about to leave with something in the bag, in Norwegian on every page (docs/product/2). */
export function ExitIntent() {
  return <ExitIntentWatch text={translator('nb', 'common')('exitIntent')} />
}
