import type { CountryTexts } from './country-texts.ts'

type Props = { texts: Pick<CountryTexts, 'loadFailed' | 'retry'>; onRetry: () => void }

/** The countries, or what shows them, could not be had. */
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
