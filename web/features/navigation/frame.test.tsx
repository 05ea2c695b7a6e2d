import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { siteFrameQuery } from '#web/content/queries/site-frame.groq.ts'
import { responseTo } from '#web/content/testing/response-to.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

const siteFrame = (given: object) => responseTo(siteFrameQuery, given)

const route = { _key: 'r', title: 'Jakker', link: '/nb/shop/women/jakker' }
const women = {
  _key: 'women',
  priority: 20,
  title: 'Kvinner',
  link: '/nb/shop/women',
  showTo: 'everyone',
  groups: [{ _key: 'g', title: 'Ytterst', routes: [route] }],
}
const members = {
  _key: 'orders',
  priority: 10,
  title: 'Mine bestillinger',
  link: '/nb/account',
  showTo: 'logged_in',
  groups: null,
}

describe('[R2.25] the top bar', () => {
  const { menu } = siteFrame({ menu: [women, members] })
  const html = renderToStaticMarkup(
    <Header lang="nb" shopName="Tretopp" menu={menu ?? []} search={<i>søk</i>} bag={<i>pose</i>} />,
  )

  test('logo, products, search, community and the bag’s place', () => {
    expect(html).toMatch(
      /<a[^>]*aria-label="Tretopp, til forsiden"[^>]*href="\/nb"|href="\/nb"[^>]*aria-label="Tretopp, til forsiden"/,
    )
    for (const href of ['/nb/shop', '/nb/community']) expect(html).toContain(`href="${href}"`)
    expect(html).toMatch(/<i>søk<\/i>.*<i>pose<\/i>/)
  })

  test('[R2.18] groups open without scripts; an item has its audience', () => {
    expect(html).toMatch(/popovertarget="menu-women"/i)
    expect(html).toMatch(/<div id="menu-women" popover="auto"/)
    expect(html).toMatch(/<details[^>]*><summary>Kvinner/)
    expect(html).toMatch(/data-show-to="logged_in"><a[^>]*>Mine bestillinger/)
  })

  test('members have an account link where visitors have one to the community', () => {
    expect(html).toMatch(
      /href="\/nb\/community"[^>]*data-show-to="logged_out"|data-show-to="logged_out"[^>]*href="\/nb\/community"/,
    )
    expect(html).toMatch(
      /href="\/nb\/account"[^>]*data-show-to="logged_in"|data-show-to="logged_in"[^>]*href="\/nb\/account"/,
    )
  })

  test('[R2.26] the back link leads to the shop without scripts or history', () => {
    expect(html).toMatch(/<a href="\/nb\/shop"[^>]*>.*?Tilbake/)
  })
})

describe('[R2.27] the footer', () => {
  const footer = {
    _id: 'footer',
    _type: 'footer',
    storeAddress: 'Tretopp\nSkuteviksboder 14',
    storeOpeningHours: 'Mandag–fredag 10–18',
    contactEmail: 'hei@tretopp.example',
    contactPhone: '+47 55 00 14 20',
    menuElements: [{ _key: 'm', title: 'Om oss', link: '/nb/om-oss' }],
    socialLinks: [{ _key: 's', platform: 'Instagram', url: 'https://instagram.example/tretopp' }],
  }
  const settings = { shopName: 'Tretopp', organisationNumber: '997 204 318', paymentProviderNote: 'Betal med kort.' }
  const render = (data: object) => {
    const frame = siteFrame({ footer: data, settings: { _id: 'siteSettings', ...settings } })
    return renderToStaticMarkup(<Footer lang="nb" {...frame} alternateHref="/en/about-us" />)
  }

  test('address, hours, contact, links, social links, copyright, payment note', () => {
    const html = render(footer)
    for (const text of [
      'Skuteviksboder 14',
      'Mandag–fredag',
      'Om oss',
      'Instagram',
      'Betal med kort.',
      '© Tretopp',
      '997 204 318',
    ]) {
      expect(html).toContain(text)
    }
    expect(html).toContain('href="mailto:hei@tretopp.example"')
    expect(html).toContain('href="tel:+4755001420"')
  })

  test('the language switch leads to this page in the other language, with a label in that language', () => {
    expect(render(footer)).toMatch(/<a[^>]*lang="en"[^>]*aria-label="Read this page in English"[^>]*>English/)
    expect(render(footer)).toContain('href="/en/about-us"')
  })

  test('[R2.11] the terms are always linked, once', () => {
    const terms = '/nb/content/vilkar-og-kjopsbetingelser'
    const own = { ...footer, menuElements: [{ _key: 't', title: 'Vilkår', link: terms }] }
    for (const data of [footer, own]) expect(render(data).split(`href="${terms}"`)).toHaveLength(2)
  })
})
