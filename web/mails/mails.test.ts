import { describe, expect, test } from 'vitest'
import { languages } from '#web/routing/languages.ts'
import { sampleMails, writeMail } from './mails.ts'

const sender = { shopName: 'Fjell & Fjord', address: 'hei@shop.example', siteOrigin: 'https://shop.example' }
const samples = languages.flatMap((lang) => sampleMails(lang).map(({ kind, mail }) => [kind, lang, mail] as const))

/** The text of the HTML that a reader sees, without the preheader. */
function visible(html: string): string {
  return html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<div style="display:none.*?<\/div>/s, '')
    .replace(/<span style="white-space:nowrap">(.*?)<\/span>/g, '$1')
    .replace(/<[^>]*>/g, ' ')
}

describe.each(samples)('the mail %s in %s', (_, lang, mail) => {
  test('says the same as text and as HTML, and every link can be read in both', () => {
    const words = (text: string) => text.replaceAll('&amp;', '&').split(/\s+/).filter(Boolean)
    const shown = new Set(words(visible(mail.html)))
    const missing = words(mail.text.replace(/^(>|-|--) /gm, '')).filter((word) => {
      return (
        !shown.has(word) && !shown.has(word.replace(/:$/, '')) && !mail.html.includes(word.replaceAll('&', '&amp;'))
      )
    })
    expect(missing).toEqual([])
    for (const [, url = ''] of mail.html.matchAll(/href="(https:[^"]+)"/g)) {
      expect(mail.text).toContain(url.replaceAll('&amp;', '&'))
    }
  })

  test('has no line in which “e-post” may break', () => {
    const kept = mail.html.replace(/<span style="white-space:nowrap">.*?<\/span>/g, '')
    const shown = kept.replace(/<head>.*<\/head>/s, '').replace(/<div style="display:none.*?<\/div>/s, '')
    expect(shown).not.toMatch(/\be-(?:post|mail)/i)
  })

  test('is in its language, has a preheader that does not repeat the subject, and is short', () => {
    expect(mail.html).toContain(`<html lang="${lang}">`)
    expect(mail.lang).toBe(lang)
    const [, preheader = ''] = /<div style="display:none[^>]*>(.*?)\u034f/.exec(mail.html) ?? []
    expect(preheader.length).toBeGreaterThan(20)
    expect(preheader).not.toContain(mail.subject)
    expect(mail.subject.length).toBeLessThanOrEqual(78)
    expect(mail.text.length).toBeLessThan(1500)
  })

  test('has dark colours, no pictures, no scripts and nothing to load', () => {
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">')
    expect(mail.html).toContain('@media (prefers-color-scheme:dark)')
    expect(mail.html).not.toMatch(/<img|<script|<link|url\(/)
  })
})

describe('a mail', () => {
  const item = {
    title: 'Jakke <i>"ny"</i>',
    choice: { fit: 'women', colour: 'Gran', size: 'M' },
    url: 'https://shop.example/nb?a=1&b="2',
    unsubscribeUrl: 'https://shop.example/api/stop?token=1',
  }
  const { kind, mail } = writeMail('backInStock', item, { to: 'kari@example.com', lang: 'nb', sender, id: 'stock-1' })

  test('lets no text become markup', () => {
    expect(mail.html).not.toMatch(/<i>/)
    expect(mail.html).toContain('Fjell &amp; Fjord')
    expect(mail.html).toContain('href="https://shop.example/nb?a=1&amp;b=&quot;2"')
    expect(mail.text).toContain('Jakke <i>"ny"</i>')
    expect(mail.text).toContain('Kvinner, Gran, størrelse M')
  })

  test('has the address of its button below it', () => {
    expect(mail.html).toMatch(/>https:\/\/shop\.example\/nb\?a=1&amp;b=&quot;2<\/a>/)
  })

  test('is addressed, signed and named for the outbox', () => {
    expect(kind).toBe('backInStock')
    expect(mail).toMatchObject({
      to: 'kari@example.com',
      from: { name: 'Fjell & Fjord', address: 'hei@shop.example' },
      messageId: 'stock-1@shop.example',
      unsubscribeUrl: item.unsubscribeUrl,
    })
    expect(mail.text).toMatch(/-- \nFjell & Fjord\nhttps:\/\/shop\.example\/nb\nhei@shop\.example$/)
  })

  test('without anything to unsubscribe from has no such link', () => {
    const reset = writeMail(
      'passwordReset',
      { code: '048216', url: 'https://shop.example' },
      { to: 'a@example.com', lang: 'en', sender, id: 'r' },
    )
    expect(reset.mail).not.toHaveProperty('unsubscribeUrl')
    expect(reset.mail.text).toContain('048216')
  })
})
