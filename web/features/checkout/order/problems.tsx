import { type ReactNode, useRef } from 'react'
import { formatMoney } from '#web/domain/money.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { changeQuantity } from '#web/services/bag/bag.ts'
import type { CheckoutProblem } from '../checkout-problems.ts'
import { itemName } from '../item-name.ts'
import styles from './problems.module.css'
import type { ShownBag } from './shown-bag.ts'

/**
 * The problems to solve before paying, each with a way to solve it: at the order, as a live region, and at the button.
 */
export function Problems({ isLive, ...shown }: ShownBag & { isLive?: boolean }) {
  const { texts, bag } = shown
  const hasNewPrices = bag.problems.some(({ kind }) => kind === 'priceChanged')
  const region = useRef<HTMLDivElement>(null)
  return (
    // The button that sorts a problem out goes with it; keyboard users keep their place.
    // biome-ignore lint/a11y/noStaticElementInteractions: the clicks are those of its buttons.
    // biome-ignore lint/a11y/useKeyWithClickEvents: buttons turn keys into clicks.
    <div
      ref={region}
      tabIndex={-1}
      role={isLive ? 'status' : undefined}
      className={styles.problems}
      onClick={({ target }) => target instanceof HTMLButtonElement && region.current?.focus()}
    >
      {bag.problems.map((problem) => (
        <Problem key={keyOf(problem)} {...shown} problem={problem} />
      ))}
      {hasNewPrices && (
        <button type="button" onClick={bag.acceptPrices}>
          {texts.ok}
        </button>
      )}
    </div>
  )
}

function keyOf(problem: CheckoutProblem): string {
  return problem.kind === 'unreachable' ? problem.kind : `${problem.kind} ${problem.itemId}`
}

function Problem({ lang, texts, bag, problem }: ShownBag & { problem: CheckoutProblem }) {
  const money = (amount: number) => formatMoney(lang, { amount, currency: bag.currency })
  switch (problem.kind) {
    case 'unreachable':
      return (
        <Message text={texts.unreachable}>
          <button type="button" onClick={bag.retry}>
            {texts.retry}
          </button>
        </Message>
      )
    case 'short':
    case 'tooMany': {
      const { kind, lineId, name, available } = problem
      const item = itemName(problem, texts)
      const [some, none] =
        kind === 'short' ? [texts.shortLine, texts.soldOutLine] : [texts.tooManyLine, texts.tooManyInOtherLines]
      return (
        <Message text={fillIn(available > 0 ? some : none, { item, n: available })}>
          <button type="button" onClick={() => changeQuantity(lineId, available)}>
            {available > 0 ? fillIn(texts.reduceTo, { n: available }) : fillIn(texts.removeName, { name })}
          </button>
        </Message>
      )
    }
    case 'gone':
      return <Message text={fillIn(texts.goneLine, { item: itemName(problem, texts) })} />
    case 'priceChanged': {
      const { before, now } = problem
      const name = itemName(problem, texts)
      return <Message text={fillIn(texts.priceChanged, { name, before: money(before), now: money(now) })} />
    }
  }
}

function Message({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.problem}>
      <p>{text}</p>
      {children}
    </div>
  )
}
