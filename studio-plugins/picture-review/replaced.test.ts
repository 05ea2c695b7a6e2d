import { set, setIfMissing, unset } from 'sanity'
import { expect, test } from 'vitest'
import { markingReplacement } from './replaced.ts'

const reference = (_ref: string) => ({ _type: 'reference', _ref })
const described = {
  picture: { asset: reference('image-a') },
  alt: { _type: 'localeString', nb: 'En sau' },
  field: 'was',
}
const mark = set(['En sau'], ['was'])

test.each([
  [[setIfMissing({ _type: 'image' }), set(reference('image-b'), ['asset'])]],
  [[set({ _type: 'image', asset: reference('image-b') })]],
  [[set('image-b', ['asset', '_ref'])]],
])('another file marks the texts that described the one before', (patches) => {
  expect(markingReplacement(patches, described).patches).toEqual([...patches, mark])
})

test.each([
  [[set(reference('image-a'), ['asset'])]],
  [[set({ left: 0.1 }, ['crop'])]],
  [[unset(['asset'])]],
  [[set('En geit', ['alt', 'nb'])]],
])('other changes do not', (patches) => {
  expect(markingReplacement(patches, described).patches).toEqual(patches)
})

test('a picture that is not described has nothing to review', () => {
  const change = set(reference('image-b'), ['asset'])
  expect(markingReplacement(change, { ...described, alt: undefined }).patches).toEqual([change])
  expect(markingReplacement(change, { ...described, alt: ' ' }).patches).toEqual([change])
})

test('a text that was left when its picture was removed is to be reviewed with the next one', () => {
  const change = set(reference('image-b'), ['asset'])
  expect(markingReplacement(change, { ...described, picture: undefined, alt: 'En sau' }).patches).toEqual([
    change,
    mark,
  ])
})
