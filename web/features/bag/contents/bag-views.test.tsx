import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { makeBagLine } from '#tests/builders/make-bag-line.ts'
import { texts } from '#web/i18n/translate.ts'
import { LinePrice } from '#web/ui/order-line/line-price.tsx'
import { BagNotices } from './bag-notices.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { ShippingBanner } from './shipping-banner.tsx'
import { Sums, Total } from './sums.tsx'
import { voucherFailure } from './voucher.tsx'

const nb = texts('nb', 'bag')
const en = texts('en', 'bag')
const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()

describe('[R5.11] the stepper', () => {
  const stepper = (quantity: number, stock: number | undefined, isReserved = false) =>
    renderToStaticMarkup(
      <QuantityStepper
        name="Bekk"
        quantity={quantity}
        stock={stock}
        isReserved={isReserved}
        texts={nb}
        onChange={vi.fn()}
      />,
    )
  const more = (html: string) => /<button[^>]*Én til[^>]*>/.exec(html)?.[0] ?? ''

  test('plus works below a known stock only', () => {
    expect(more(stepper(1, 9))).toContain('aria-disabled="false"')
    expect(more(stepper(9, 9))).toContain('aria-disabled="true"')
    expect(more(stepper(1, undefined))).toContain('aria-disabled="true"')
  })

  test('[R5.12] says when there are no more, and how many are left when they are few', () => {
    expect(words(stepper(9, 9))).toContain('Du har alle vi har')
    expect(words(stepper(1, 2))).toContain('1 til på lager')
    expect(words(stepper(1, 4))).toContain('3 til på lager')
    for (const html of [stepper(1, 20), stepper(1, undefined)]) expect(words(html)).toBe('1')
  })

  test('[R1.09] says when one person can reserve no more, and nothing about a stock before', () => {
    expect(words(stepper(5, 5, true))).toContain('Du kan ikke reservere flere')
    expect(words(stepper(1, 5, true))).toBe('1')
  })
})

test('a reduced price is next to the one before, both labelled for screen readers', () => {
  const reduced = makeBagLine({ quantity: 2, priceEach: 799, priceEachBeforeDiscount: 999 })
  const html = renderToStaticMarkup(<LinePrice lang="nb" line={reduced} currency="NOK" texts={nb} />)
  expect(words(html)).toBe('Nå 1 598 kr Før 1 998 kr à 799 kr')
  expect(html).toMatch(/<s>1.998.kr<\/s>/)
  const plain = makeBagLine({ priceEach: 799 })
  expect(words(renderToStaticMarkup(<LinePrice lang="en" line={plain} currency="NOK" texts={en} />))).toBe('799 NOK')
})

describe('[R2.16] the sums', () => {
  const sums = {
    goods: 1000,
    reserved: 2000,
    discount: -100,
    shipping: 0,
    laterShipping: 99,
    taxDeducted: undefined,
    total: 2999,
    isTaxIncluded: true,
    now: 900,
    later: 2099,
  }

  test('[R9.01] discount row, free shipping in words, tax note next to the total', () => {
    expect(words(renderToStaticMarkup(<Sums lang="nb" currency="NOK" sums={sums} texts={nb} />))).toBe(
      'Varer 1 000 kr Reservert 2 000 kr Rabatt −100 kr Frakt Gratis Frakt for det du reserverer 99 kr',
    )
    expect(words(renderToStaticMarkup(<Total lang="nb" currency="NOK" sums={sums} texts={nb} />))).toBe(
      'Totalt inkl. mva. 2 999 kr Betales nå 900 kr Betales når produksjonen starter 2 099 kr',
    )
  })

  test('deducted tax has its row instead of the note', () => {
    const abroad = {
      ...sums,
      shipping: 15,
      laterShipping: undefined,
      taxDeducted: -200,
      isTaxIncluded: false,
      now: undefined,
      later: undefined,
    }
    const html =
      renderToStaticMarkup(<Sums lang="en" currency="EUR" sums={abroad} texts={en} />) +
      renderToStaticMarkup(<Total lang="en" currency="EUR" sums={abroad} texts={en} />)
    expect(words(html)).toContain('Shipping 15 EUR VAT deducted −200 EUR Total 2 999 EUR')
    expect(html).not.toContain('incl. VAT')
  })
})

test('[R2.17] the shipping banner names what is missing', () => {
  const progress = { missing: 1101, from: 1900 }
  const html = renderToStaticMarkup(<ShippingBanner lang="nb" currency="NOK" progress={progress} texts={nb} />)
  expect(words(html)).toBe('Handle for over 1 101 kr til, så er frakten gratis.')
  expect(html).toMatch(/<progress[^>]*value="799"[^>]*max="1900"|<progress[^>]*max="1900"[^>]*value="799"/)
})

describe('changes of the bag', () => {
  const item = {
    itemId: '1-1',
    name: 'Bekk shorts',
    gender: 'men',
    colourName: 'Gran',
    size: 'S',
    wanted: 5,
    available: 2,
  }
  const noticeText = (notice: Parameters<typeof BagNotices>[0]['notice'], isUnreachable = false) =>
    words(
      renderToStaticMarkup(<BagNotices notice={notice} isUnreachable={isUnreachable} texts={nb} onRetry={vi.fn()} />),
    )

  test('is shown with the items that it is about', () => {
    expect(noticeText({ kind: 'soldOut', items: [item] })).toContain('Bekk shorts, Menn, Gran, størrelse S: 2 av 5')
    expect(noticeText({ kind: 'notSold', items: [item] })).toMatch(
      /kan ikke sendes til landet ditt: Bekk shorts, Menn, Gran, størrelse S /,
    )
    expect(noticeText({ kind: 'restored', items: [] })).toContain('Alt kom med.')
    expect(noticeText({ kind: 'failed' })).toContain('Det gikk ikke')
  })

  test('an unreachable platform offers to retry; a wrong code is reported at its field', () => {
    expect(noticeText({ kind: 'unreachable' }, true)).toMatch(/^Vi får ikke kontakt.* Prøv igjen$/)
    expect(noticeText({ kind: 'invalidVoucher', code: 'X' })).toBe('')
    expect(noticeText(null)).toBe('')
  })

  test('a code that could not be checked is reported in its form, with how to go on', () => {
    for (const notice of [{ kind: 'voucherFailed', code: 'X' }, { kind: 'unreachable' }] as const) {
      expect(noticeText(notice)).toBe('')
      expect(voucherFailure(notice, nb)).toEqual({ message: nb.failed })
    }
    const hinted = { fields: { voucher: 'Ugyldig rabattkode' }, message: expect.stringContaining('utløpt') }
    expect(voucherFailure({ kind: 'invalidVoucher', code: 'X' }, nb)).toEqual(hinted)
  })
})
