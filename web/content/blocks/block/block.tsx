import type { InferComponents, InferStrictComponents } from '@portabletext/react'
import type { Language } from '../../../routing/languages.ts'
import type { RichTextValue } from '../block-props.ts'
import styles from './block.module.css'
import { TextLink } from './link-mark.tsx'

type TextComponents = Pick<InferStrictComponents<RichTextValue>, 'block' | 'list' | 'listItem'> &
  Pick<InferComponents<RichTextValue>, 'marks'>

/** Renderers of text: styles, lists and marks. */
export function textComponents(lang: Language): TextComponents {
  return {
    block: {
      normal: ({ children }) => <p>{children}</p>,
      h2: ({ children }) => <h2 className={styles.h2}>{children}</h2>,
      h3: ({ children }) => <h3 className={styles.h3}>{children}</h3>,
      h4: ({ children }) => <h4 className={styles.h4}>{children}</h4>,
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
