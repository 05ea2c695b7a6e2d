import type { Texts } from '#web/i18n/nb.ts'

type Props = { texts: Pick<Texts<'country'>, 'loadFailed' | 'retry'>; onRetry: () => void }

/** The countries, or the code that shows them, could not be loaded. */
export function LoadFailed({ texts, onRetry }: Props) {
  return (
    <>
      {texts.loadFailed}{' '}
      <button type="button" onClick={onRetry}>
        {texts.retry}
      </button>
    </>
  )
}
