import { randomUUID } from 'node:crypto'
import { expect, test } from '../support/fixtures.ts'

const api = '/api/products'

test('products are returned with their content in the page’s language; hostile requests are refused', async ({
  request,
}) => {
  await test.step('by language', async () => {
    const responses = await Promise.all(
      ['nb', 'en'].map(async (lang) => (await request.get(`${api}?lang=${lang}&ids=101,no-such-product`)).json()),
    )
    const [nb, en] = responses.map(({ products }) => products)
    expect(nb).toMatchObject([
      { centraId: '101', href: expect.stringMatching(/^\/nb\/shop\/./), picture: { alt: expect.any(String) } },
    ])
    expect(en).toMatchObject([{ centraId: '101', href: expect.stringMatching(/^\/en\/shop\/./) }])
    expect(nb[0].title).not.toBe(en[0].title)
    expect(nb[0].picture.srcSet).toContain(' 320w')
  })

  await test.step('hostile requests', async () => {
    const hundredAndOne = Array.from({ length: 101 }, (_, index) => index).join()
    for (const query of [
      '',
      'lang=nb',
      'ids=101',
      'lang=de&ids=101',
      'lang=nb&ids=',
      'lang=nb&ids=../../etc/passwd',
      'lang=nb&ids=101%00',
      "lang=nb&ids=1'%20||%20true",
      `lang=nb&ids=${hundredAndOne}`,
      `lang=nb&ids=${'1,'.repeat(2000)}`,
    ]) {
      const response = await request.get(`${api}?${query}`)
      expect(response.status(), query).toBe(400)
      expect(await response.json()).toEqual({ code: 'invalidInput', message: expect.any(String) })
    }
  })
})

test('a publication shows in the next responses', async ({ request, lake }) => {
  const centraId = `e2e-${randomUUID()}`
  const id = `product-${centraId}`
  const titleNow = async () => (await (await request.get(`${api}?lang=nb&ids=${centraId}`)).json()).products[0]?.title
  expect(await titleNow()).toBeUndefined()
  // Without a slug it has no page that other tests could find.
  await lake.create({ _id: id, _type: 'product', centraId, title: { nb: 'Før' } })
  await expect.poll(titleNow).toBe('Før')
  await lake
    .patch(id)
    .set({ title: { nb: 'Etter' } })
    .commit()
  await expect.poll(titleNow).toBe('Etter')
  await lake.delete(id)
  await expect.poll(titleNow).toBeUndefined()
})
