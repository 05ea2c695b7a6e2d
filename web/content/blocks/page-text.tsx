import type { EditableDocument } from '#web/lib/edit-attribute.ts'
import type { RichTextValue } from '../types.gen.ts'
import type { RichTextPlace } from './block-props.ts'
import { RichText } from './rich-text.tsx'

type Props = Pick<RichTextPlace, 'lang' | 'edit' | 'ratingsAndDecisions'> & {
  readonly doc: EditableDocument & { readonly content: RichTextValue | null; readonly contentLanguage: string }
}

/** The rich text of a page's document, in the language that it was found in. */
export function PageText({ doc, ...place }: Props) {
  return <RichText value={doc.content} doc={doc} path={`content.${doc.contentLanguage}`} {...place} />
}
