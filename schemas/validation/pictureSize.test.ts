import { expect, test } from 'vitest'
import { placeOf } from '../fields/cropPreviews.ts'
import { checkPictureSize } from './pictureSize.ts'

const picture = (size: string, crop = {}) => ({ asset: { _ref: `image-abc-${size}` }, crop })
const places = [placeOf('card'), placeOf('sharing')]

test('a picture that is too small once it is cropped is reported with the place that shows it', () => {
  expect(checkPictureSize(picture('1600x900-jpg'), places)).toBe(true)
  expect(checkPictureSize(picture('700x700-jpg'), places)).toBe(
    'The picture is too small and looks blurred as: Card (700 × 467 of 720 × 480). Upload a larger one.',
  )
  expect(checkPictureSize(picture('1600x300-png'), places)).toContain(
    'Card (450 × 300 of 720 × 480), Shared link (571 × 300 of 600 × 315)',
  )
})

test('a picture of a text keeps its proportions', () => {
  expect(checkPictureSize(picture('880x100-jpg'), [{ title: 'Text', width: 880 }])).toBe(true)
  expect(checkPictureSize(picture('640x2000-jpg'), [{ title: 'Text', width: 880 }])).toContain(
    'Text (640 wide of 880 wide)',
  )
})

test('the editor’s own crop counts', () => {
  expect(checkPictureSize(picture('1600x900-jpg', { left: 0.3, right: 0.3 }), places)).toContain('Card (640')
})

test('a picture above 50 megapixels is reported with the place that shows it', () => {
  expect(checkPictureSize(picture('10000x5000-jpg'), places)).toBe(true)
  expect(checkPictureSize(picture('10000x5001-jpg'), places)).toBe(
    'The picture has 10000 × 5001 pixels, more than 50 megapixels. It is shown as: Card (720 × 480), Shared link (600 × 315). Upload a smaller one.',
  )
})

test.each([undefined, {}, { asset: { _ref: 'image-abc' } }, picture('10x10-svg')])('%j has no size', (value) =>
  expect(checkPictureSize(value, places)).toBe(true),
)
