import type { InferComponents, InferStrictComponents } from '@portabletext/react'
import type { PropsWithChildren } from 'react'
import type { RichTextValue } from '#web/content/types.gen.ts'
import type { Language } from '#web/routing/languages.ts'
import type { HeadingLevel, HeadingLevels, HeadingPlaces } from '../heading-levels.ts'
import styles from './block.module.css'
import { TextLink } from './link-mark.tsx'

type TextComponents = Pick<InferStrictComponents<RichTextValue>, 'block' | 'list' | 'listItem'> &
  Pick<InferComponents<RichTextValue>, 'marks' | 'unknownType'>

type HeadingProps = PropsWithChildren<{ value: { readonly _key?: string } }>

/** The element and, for sections, the place of each heading of a rich text, by its block's key. */
type Outline = { readonly levels?: HeadingLevels | undefined; readonly places?: HeadingPlaces | undefined }

/** A heading with the look that the editor chose and the level that the outline requires. */
function heading(look: HeadingLevel, { levels, places }: Outline) {
  return ({ value, children }: HeadingProps) => {
    const key = value._key ?? ''
    const Level = levels?.get(key) ?? look
    return (
      <Level className={styles[look]} id={places?.get(key)}>
        {children}
      </Level>
    )
  }
}

/** Renderers of text: styles, lists and marks. Without an outline a heading's element is the editor's choice. */
export function textComponents(lang: Language, outline: Outline = {}): TextComponents {
  return {
    block: {
      normal: ({ children }) => <p>{children}</p>,
      h2: heading('h2', outline),
      h3: heading('h3', outline),
      h4: heading('h4', outline),
      blockquote: ({ children }) => (
        <blockquote className={styles.quote}>
          <p>{children}</p>
        </blockquote>
      ),
    },
    list: {
      bullet: ({ children }) => <ul className={styles.bullets}>{children}</ul>,
      number: ({ children }) => <ol className={styles.numbers}>{children}</ol>,
    },
    listItem: {
      bullet: ({ children }) => <li>{children}</li>,
      number: ({ children }) => <li>{children}</li>,
    },
    // A text without letters, left over from what could not be used.
    unknownType: () => null,
    marks: {
      link: ({ value, children }) => (
        <TextLink lang={lang} mark={value}>
          {children}
        </TextLink>
      ),
      underline: ({ children }) => <span className={styles.underline}>{children}</span>,
      'strike-through': ({ children }) => <s>{children}</s>,
    },
  }
}
