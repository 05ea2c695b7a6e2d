import { test } from '../support/fixtures.ts'
import { draftOwnPage, publishOwnPage, removeOwnPage } from '../support/own-page.ts'
import { expect, findingsIn, signIn } from '../support/studio.ts'

const title = { nb: 'Hjelpetekst', en: 'Help text' }

test('the help opens by keyboard, finds words, explains a block and a field, and speaks Norwegian', async ({
  page,
  lake,
}) => {
  const own = await publishOwnPage(lake, title)
  await draftOwnPage(lake, own, title)
  const factBox = { _type: 'factBox', _key: 'boks', title: 'Fakta', content: [] }
  await lake
    .patch(own.draftId)
    .set({ content: { _type: 'localeRichText', nb: [factBox] } })
    .commit()
  const opened = encodeURIComponent('content.nb[_key=="boks"].title')
  await signIn(page, /Kari/, `/intent/edit/id=${own.id};type=landingPage;path=${opened}`)
  const help = page.getByTestId('help')

  // Where the block is edited.
  const ofBlock = page.getByRole('button', { name: 'What is this? Fact box' })
  await ofBlock.click()
  await expect(help.getByRole('heading', { name: 'Fact box' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await expect(ofBlock).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(ofBlock).toBeHidden()

  // A question mark is text where somebody types, and opens the help elsewhere.
  const titleField = page.getByTestId('field-title.nb').locator('input').first()
  await expect(titleField).toBeEditable()
  await titleField.press('?')
  await expect(titleField).toHaveValue(/\?/)
  await expect(help).toBeHidden()
  const before = page.getByRole('button', { name: 'Help (?)' })
  await before.focus()
  await page.keyboard.press('?')
  const search = help.getByRole('textbox', { name: 'Search the help' })
  await expect(search).toBeFocused()
  await page.keyboard.type('alternative text')
  await help.getByRole('button', { name: 'Pictures: Describe a picture' }).click()
  await expect(help.getByRole('heading', { name: 'Describe a picture' })).toBeFocused()
  expect(await findingsIn(page, '[data-testid="help"]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(before).toBeFocused()

  await page.getByRole('button', { name: 'Norsk' }).click()
  const ofAddress = page.getByRole('button', { name: 'Hva er dette? Adresse' })
  await ofAddress.click()
  await expect(help.getByRole('heading', { name: 'Adresse', exact: true })).toBeFocused()
  await help.getByRole('link', { name: 'Adresser og omdirigeringer' }).click()
  await expect(help.getByRole('heading', { name: 'Adresser og omdirigeringer' })).toBeFocused()
  await page.getByTestId('help').press('Escape')
  await expect(ofAddress).toBeFocused()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(before).toBeVisible()
  await removeOwnPage(lake, own)
})
