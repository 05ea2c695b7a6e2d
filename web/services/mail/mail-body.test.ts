import { describe, expect, test } from 'vitest'
import { type MailContent, renderMailBody } from './mail-body.ts'

const content: MailContent = {
  lang: 'nb',
  shopName: 'Fjell & Fjord',
  heading: 'Jakke <i>"ny"</i> er på lager',
  paragraphs: ["Det's alt.", '<script>alert(1)</script>'],
  button: { text: 'Gå', url: 'https://shop.example/nb?a=1&b="2' },
  notes: [{ text: 'Hvorfor?', linkText: 'Slett', url: 'https://shop.example/x' }],
}

describe('a mail body', () => {
  test('has the same content in both forms', () => {
    const { text, html } = renderMailBody(content)
    for (const word of ['Hvorfor?', 'Slett', 'https://shop.example/x', 'Gå']) {
      expect(text).toContain(word)
      expect(html).toContain(word)
    }
    expect(text).toContain('Jakke <i>"ny"</i> er på lager')
    expect(html).toContain('<html lang="nb">')
  })

  test('lets no text become markup', () => {
    const { html } = renderMailBody(content)
    expect(html).not.toMatch(/<script|<i>/)
    expect(html).toContain('Fjell &amp; Fjord')
    expect(html).toContain('href="https://shop.example/nb?a=1&amp;b=&quot;2"')
  })
})
