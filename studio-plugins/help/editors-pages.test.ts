import { nbNOLocale } from '@sanity/locale-nb-no'
import { createSchema, type SchemaType } from 'sanity'
import { expect, test } from 'vitest'
import { blocks } from '#schemas/blocks/index.ts'
import { helpPages } from '#schemas/help-topics.ts'
import { documentTypes, schemaTypes, singletonTypes } from '#schemas/index.ts'
import { isModelText, norwegian as model } from '#schemas/norwegian.ts'
import { pictures } from '#scripts/editor-pictures/pictures.ts'
import { type Handbook, placeOf, type Section } from './handbook.ts'
import { handbooks, pictureUrl } from './pages.ts'
import { topicOf } from './topic-of.ts'

const bundles = import.meta.glob<{ norwegian: Readonly<Record<string, string>> }>('../*/norwegian.ts', { eager: true })
const ownTexts = [model, ...Object.values(bundles).map(({ norwegian }) => norwegian)].flatMap(Object.entries)

/** Texts of Sanity's own that the pages mention, with the key of their Norwegian translation. */
const sanitysWords = {
  Select: 'studio asset-source.browse-button.text',
  Upload: 'studio inputs.files.common.actions-menu.upload.label',
  'Crop image': 'studio inputs.image.actions-menu.crop-image-tooltip',
  Generate: 'studio inputs.slug.action.generate',
  'Add comment': 'comments field-button.title',
  'Create new task': 'tasks actions.create.text',
  Publish: 'structure action.publish.label',
  Unpublish: 'structure action.unpublish.label',
  Delete: 'structure action.delete.label',
  Duplicate: 'structure action.duplicate.label',
  'Discard changes': 'structure action.discard-changes.label',
  'Revert to revision': 'structure action.restore.label',
  History: 'structure changes.tab.history',
  Drafts: 'studio release.chip.global.drafts',
  Published: 'studio release.chip.published',
  'New release': 'studio release.action.create-new',
  'Create release': 'studio release.dialog.create.confirm',
  'Add to release': 'structure banners.release.action.add-to-release',
  'As soon as possible': 'studio release.type.asap',
  'At time': 'studio release.type.scheduled',
  Undecided: 'studio release.type.undecided',
  'Run release': 'releases action.publish-all-documents',
  'Schedule release...': 'releases action.schedule',
  'Unschedule release': 'releases action.unschedule',
  'Unpublish when releasing': 'releases action.unpublish-doc-actions',
  'Revert release': 'releases action.revert',
  'Revert now': 'releases action.immediate-revert-release',
} as const

async function sanityInNorwegian(): Promise<ReadonlyMap<string, string>> {
  const locales = nbNOLocale().i18n?.locales
  const [locale] = Array.isArray(locales) ? locales : []
  const texts = new Map<string, string>()
  for (const { namespace, resources } of locale?.bundles ?? []) {
    const loaded = typeof resources === 'function' ? await resources() : resources
    const all: unknown = 'default' in loaded ? loaded.default : loaded
    for (const [key, text] of Object.entries(all ?? {})) texts.set(`${namespace} ${key}`, String(text))
  }
  return texts
}

const outlineOf = (handbook: Handbook) =>
  handbook.map(({ name, sections }) => [name, ...sections.map(({ level }) => level)])

test('every page is there in both languages, with the same outline, and listed in its README', () => {
  expect(handbooks.en.map(({ name }) => name)).toEqual(helpPages)
  expect(outlineOf(handbooks.nb)).toEqual(outlineOf(handbooks.en))
})

test('the pages show every picture that is drawn, and no other, at the same places in both languages', () => {
  const shown = (handbook: Handbook) =>
    handbook.flatMap(({ name, markdown }) =>
      [...markdown.matchAll(/^!\[.+\]\(pictures\/(.+)\.webp\)$/gm)].map(([, picture]) => `${name} ${picture}`),
    )
  expect(shown(handbooks.nb)).toEqual(shown(handbooks.en))
  const names = shown(handbooks.en).map((place) => place.split(' ')[1] ?? '')
  expect(names.toSorted()).toEqual(pictures.map(({ name }) => name).toSorted())
  for (const language of ['en', 'nb'] as const)
    for (const name of names) expect(pictureUrl(language, `pictures/${name}.webp`), name).toBeDefined()
})

test.each([
  ['en', (english: string) => english],
  ['nb', (_: string, norwegian: string | undefined) => norwegian],
] as const)('what is bold on the pages in %s is on the screen', async (language, shown) => {
  const sanity = await sanityInNorwegian()
  const known = new Set([
    ...ownTexts.map(([english, norwegian]) => shown(english, norwegian)),
    ...Object.entries(sanitysWords).map(([english, key]) => shown(english, sanity.get(key))),
  ])
  const unknown = handbooks[language].flatMap(({ name, markdown }) =>
    [...markdown.matchAll(/\*\*(.+?)\*\*/g)].flatMap(([, words = '']) => (known.has(words) ? [] : `${name}: ${words}`)),
  )
  expect(unknown).toEqual([])
})

const schema = createSchema({ name: 'default', types: schemaTypes })

type Helped = { readonly where: string; readonly type: SchemaType; readonly topic: string }

/** Every type and field below a type that has a topic of help. */
function helpedIn(type: SchemaType, where: string, seen = new Set<SchemaType>()): Helped[] {
  if (seen.has(type)) return []
  seen.add(type)
  const topic = topicOf(type)
  const below =
    type.jsonType === 'object'
      ? type.fields.map((field) => [field.name, field.type] as const)
      : type.jsonType === 'array'
        ? type.of.map((member) => [member.name, member] as const)
        : []
  return [
    ...(topic ? [{ where, type, topic }] : []),
    ...below.flatMap(([name, inner]) => helpedIn(inner, `${where}.${name}`, seen)),
  ]
}

const helped = [...documentTypes, ...singletonTypes].flatMap(({ name }) => {
  const type = schema.get(name)
  return type ? helpedIn(type, name) : []
})

function sectionOf(topic: string, language: 'en' | 'nb'): Section | undefined {
  const { page, anchor } = placeOf(topic, handbooks.en, handbooks[language])
  const sections = handbooks[language].find(({ name }) => name === page)?.sections
  return topic.includes('#') ? sections?.find((section) => section.anchor === anchor) : sections?.[0]
}

const inLanguage = (text: string, language: 'en' | 'nb') =>
  language === 'nb' && isModelText(text) ? model[text] : text

test('“What is this?” leads to a section that names the field, in both languages', () => {
  expect(helped.length).toBeGreaterThan(40)
  for (const { where, type, topic } of helped) {
    for (const language of ['en', 'nb'] as const) {
      const section = sectionOf(topic, language)
      expect(section, `${where}: ${topic}`).toBeDefined()
      // Running text has no name on the screen.
      if (!topic.includes('#') || type.name === 'block') continue
      // The field's own name, or that of its type: “Community picture” is a picture.
      const names = [type.title, type.type?.title].flatMap((title) => (title ? inLanguage(title, language) : []))
      const text = `${section?.title}\n${section?.text}`
      expect(
        names.some((name) => text.includes(name)),
        `${where} (${names.join(', ')}) in ${language}: ${topic}`,
      ).toBe(true)
    }
  }
})

const richText = schema.get('richText')
const members = richText?.jsonType === 'array' ? richText.of : []

test.each(blocks.map(({ name }) => name))('the block %s has a section that names its fields', (name) => {
  const block = members.find((member) => member.name === name)
  const topic = block && topicOf(block)
  expect(topic).toMatch(/^blocks#/)
  for (const language of ['en', 'nb'] as const) {
    const section = sectionOf(topic ?? '', language)
    if (name === 'block' || block?.jsonType !== 'object') continue
    expect(section?.title).toBe(inLanguage(block.title ?? '', language))
    for (const { type } of block.fields) {
      if (type.hidden === true || !type.title || !isModelText(type.title)) continue
      expect(section?.text, `${type.title} in ${language}`).toContain(`**${inLanguage(type.title, language)}**`)
    }
  }
})
