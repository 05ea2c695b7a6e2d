import { defineField, defineType, type SanityDocument } from 'sanity'
import { type ContentLanguage, contentLanguages } from '../languages.ts'
import { checkPath, checkSlug } from '../validation/slugForm.ts'
import { slugify, slugifyPath } from './slugify.ts'

/** Landing pages call the field `path`; only there a slug may have several segments. */
const allowsSeveralSegments = (fieldPath: readonly unknown[] | undefined) => fieldPath?.[0] === 'path'

function titleIn(document: SanityDocument, language: ContentLanguage): string {
  const title: unknown = document.title
  if (typeof title !== 'object' || title === null) return ''
  const text: unknown = Reflect.get(title, language)
  return typeof text === 'string' ? text : ''
}

export const localeSlug = defineType({
  name: 'localeSlug',
  title: 'Address in each language',
  type: 'object',
  options: { help: 'write-and-publish#address' },
  fields: contentLanguages.map(({ id, title }) =>
    defineField({
      name: id,
      title,
      type: 'slug',
      options: {
        maxLength: 96,
        source: (document) => titleIn(document, id),
        slugify: (text, _type, { parentPath }) =>
          allowsSeveralSegments(parentPath) ? slugifyPath(text, id) : slugify(text, id),
        // Uniqueness depends on language and type: the rule that checks it also says where the other document is.
        isUnique: () => true,
      },
      validation: (rule) =>
        rule.custom((slug, { path }) =>
          allowsSeveralSegments(path) ? checkPath(slug?.current) : checkSlug(slug?.current),
        ),
    }),
  ),
})
