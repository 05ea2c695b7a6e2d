import { useEffect, useState } from 'react'
import type { Availability, ProductState } from '#web/domain/product/availability.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './availability-message.module.css'
import type { BuyTexts } from './buy-texts.ts'
import type { Preorder, preorderText } from './preorder-text.ts'

type Shown = Availability | { readonly kind: 'notSold' }
type Props = {
  lang: Language
  productState: ProductState
  availability: Shown | undefined
  status: 'loading' | 'failed' | 'loaded'
  texts: BuyTexts
}

/** The availability (docs/product/4), announced as the choice changes. Its height stays the same while it loads. */
export function AvailabilityMessage({ lang, productState, availability, status, texts }: Props) {
  const text = useText(lang, availability, texts)
  return (
    <p role="status" className={styles.message} data-kind={text && availability?.kind} data-state={productState}>
      {status === 'loading' || availability?.kind === 'loading' ? <Skeleton width="70%" height="0.8em" /> : text}
    </p>
  )
}

function useText(lang: Language, availability: Shown | undefined, texts: BuyTexts): string | undefined {
  const preorder = usePreorderText(lang, availability?.kind === 'soldOutPreorder' ? availability : undefined, texts)
  switch (availability?.kind) {
    case 'inStock':
    case 'soldOut':
    case 'notSold':
      return texts[availability.kind]
    case 'unknown':
      return texts.stockUnknown
    case 'lowStock':
      return fillIn(texts.lowStock, { count: availability.left })
    case 'soldOutPreorder':
      return preorder
    default:
      return undefined
  }
}

/** The sentence about a preorder. Its code is loaded with the first one: most products have none. */
function usePreorderText(lang: Language, preorder: Preorder | undefined, texts: BuyTexts): string | undefined {
  const [write, setWrite] = useState<typeof preorderText>()
  const isPreorder = preorder !== undefined
  useEffect(() => {
    if (!isPreorder) return
    import('./preorder-text.ts')
      .then(
        (module) => module.preorderText,
        () => () => texts.soldOutPreorder,
      )
      .then((write) => setWrite(() => write))
  }, [isPreorder, texts])
  return preorder && write?.(lang, preorder, texts)
}
