import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { siteFrameQuery } from '#web/content/queries/site-frame.groq.ts'
import { responseTo } from '#web/content/testing/response-to.ts'
import { CampaignBanner } from './campaign-banner.tsx'

const campaign = { active: true, text: 'Fri frakt over {amount} denne uka', thresholdNok: 1200, thresholdEur: 120 }

function render(lang: 'nb' | 'en', banner: Partial<typeof campaign> | null) {
  const campaignBanner = banner && { ...campaign, ...banner }
  const { settings } = responseTo(siteFrameQuery, { settings: { _id: 'siteSettings', campaignBanner } })
  return renderToStaticMarkup(<CampaignBanner lang={lang} settings={settings} />)
}

describe('[R9.02] the campaign banner', () => {
  test('shows the text with the threshold of the page’s usual currency until the bag’s is known', () => {
    expect(render('nb', {})).toMatch(/Fri frakt over <span>1.200.kr<\/span> denne uka/)
    expect(render('en', {})).toMatch(/<span>120.EUR<\/span>/)
  })

  test('a text without a place for the sum stays as it is', () => {
    expect(render('nb', { text: 'Salg på lua' })).toMatch(/>Salg på lua<\/p>$/)
  })

  test('is not there unless it is active and has a text', () => {
    for (const banner of [null, { active: false }, { text: '' }]) expect(render('nb', banner)).toBe('')
  })
})
