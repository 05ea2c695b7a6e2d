'use client'

import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { heldOf } from '#web/domain/bag/bag-changes.ts'
import { formatMoney } from '#web/domain/money.ts'
import { canAddFromPage } from '#web/domain/product/stock.ts'
import type { Language } from '#web/routing/languages.ts'
import { bagState } from '#web/services/bag/bag-state.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { choiceForm, choiceFormId, markSoldOut } from '../choice/choice-form.ts'
import { soldOutOptions } from '../choice/chosen-item.ts'
import { useCampaignStatus } from '../choice/product-page-state.ts'
import { shownPrice } from '../shown-price.ts'
import { AddMessage } from './add-message.tsx'
import { AvailabilityMessage } from './availability-message.tsx'
import { BuyButton } from './buy-button.tsx'
import styles from './buy-panel.module.css'
import type { BuyProduct } from './buy-product.ts'
import type { BuyTexts } from './buy-texts.ts'
import type { NotifyFormProps } from './notify-form.tsx'
import { useAdd } from './use-add.ts'
import { useChosen } from './use-chosen.ts'
import { useIsOutOfView } from './use-is-out-of-view.ts'

type Props = {
  lang: Language
  product: BuyProduct
  texts: BuyTexts
  /** The field that a click on the bar's price opens for an editor. */
  priceEdit?: string | undefined
}

/**
 * Availability of the chosen item, and the one button: add to the bag, or notify when it is back. On phones a bar at
 * the foot of the window has the same button while this one is out of view.
 */
export function BuyPanel({ lang, product, texts, priceEdit }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const chosen = useChosen(product)
  const phase = useAdd(product)
  const isOutOfView = useIsOutOfView(panel)
  const campaign = useCampaignStatus(product.documentId)
  useSoldOutMarks(product, chosen)

  const isReservation = product.productState === 'crowdFunding'
  const kind = chosen.availability?.kind
  const { item, variant } = chosen
  const isSoldOut = kind === 'soldOut' && item !== undefined
  const held = useStore(bagState, ({ bag }) => (item ? heldOf(bag, item.itemId) : 0))
  const hasSome = held > 0 || (isReservation && chosen.orderable === 0)
  const isAllInBag = hasSome && kind !== 'loading' && !canAddFromPage(held, chosen.orderable)
  const { NotifyForm, openNotifyForm } = useNotifyForm(isSoldOut ? item.itemId : undefined, panel)

  const button = (
    <BuyButton
      formId={choiceFormId(product.documentId)}
      texts={texts}
      phase={phase}
      isReservation={isReservation}
      isPreorder={kind === 'soldOutPreorder'}
      isAllInBag={isAllInBag}
      isDisabled={kind === 'notSold' || campaign.startsWith('finished')}
      onNotify={isSoldOut ? openNotifyForm : undefined}
    />
  )
  return (
    <div ref={panel} className={styles.panel} data-buy-panel>
      {(!isReservation || kind === 'notSold') && (
        <AvailabilityMessage
          lang={lang}
          productState={product.productState}
          availability={chosen.availability}
          status={chosen.status}
          texts={texts}
        />
      )}
      {NotifyForm && item && variant ? (
        <NotifyForm lang={lang} itemId={item.itemId} centraId={variant.centraId} texts={texts} />
      ) : (
        <>
          {button}
          <AddMessage phase={phase} isReservation={isReservation} isAllInBag={isAllInBag} texts={texts} />
        </>
      )}
      {isOutOfView && (
        <BuyBar lang={lang} panel={panel} chosen={chosen} priceEdit={priceEdit}>
          {button}
        </BuyBar>
      )}
    </div>
  )
}

type BarProps = Pick<Props, 'lang' | 'priceEdit'> & {
  panel: RefObject<HTMLElement | null>
  chosen: ReturnType<typeof useChosen>
  children: ReactNode
}

function BuyBar({ lang, panel, chosen: { status, live, variant }, priceEdit, children }: BarProps) {
  // Inside `main`, so that it is hidden with the page; outside the column, which would constrain it.
  const main = panel.current?.closest('main')
  const price = live && shownPrice(live, variant)?.price
  if (!main) return null
  return createPortal(
    <div className={styles.bar}>
      {(price || status === 'loading') && (
        <span className={styles.price} data-sanity={price && priceEdit}>
          {price ? formatMoney(lang, price) : <Skeleton width="100%" height="1.2em" />}
        </span>
      )}
      {children}
    </div>,
    main,
  )
}

/** The form for a notification when a sold-out item is back, loaded on demand. */
function useNotifyForm(soldOutItemId: string | undefined, panel: RefObject<HTMLElement | null>) {
  const [opened, setOpened] = useState<{ Form: ComponentType<NotifyFormProps>; itemId: string }>()
  async function openNotifyForm() {
    const { NotifyForm: Form } = await import('./notify-form.tsx')
    if (soldOutItemId) setOpened({ Form, itemId: soldOutItemId })
    panel.current?.scrollIntoView({ block: 'center' })
  }
  // Closed for another size: the form would take the focus from the pickers.
  return { NotifyForm: soldOutItemId && opened?.itemId === soldOutItemId ? opened.Form : undefined, openNotifyForm }
}

/** Keeps the marks in the pickers, which the server rendered, in step with the stock. */
function useSoldOutMarks(product: BuyProduct, { choice, variant, preorder }: ReturnType<typeof useChosen>): void {
  useEffect(() => {
    const form = choiceForm(product.documentId)
    const { options, productState } = product
    for (const name of ['size', 'length'] as const) {
      const soldOut = soldOutOptions(variant, name, choice, options, { productState, preorder })
      if (form) markSoldOut(form, name, soldOut)
    }
  }, [product, choice, variant, preorder])
}
