import { Card, Heading, Stack, Text } from '@sanity/ui'
import Markdown, { type MarkdownToJSX } from 'markdown-to-jsx/react'
import type { ComponentProps, ReactNode } from 'react'
import type { StudioLanguage } from '#schemas/studio-language.ts'
import { anchorOf, type Page, type Place } from './handbook.ts'
import { pictureUrl } from './pages.ts'

type Props = { page: Page; language: StudioLanguage; onOpen: (place: Place) => void }

/** The id of a heading in the document, from its anchor. */
export const headingId = (anchor: string) => `help-${anchor}`

type Tag = { children?: ReactNode }
type HeadingTag = Tag & { id?: string }

const headingStyle = { outline: 'none', paddingTop: '0.5em' }
const listStyle = { display: 'grid', gap: '0.75em', margin: 0, paddingInlineStart: '1.5em' }
const cellStyle = { padding: '0.5em 1em 0.5em 0', textAlign: 'start', verticalAlign: 'top' } as const

const Column = ({ children }: Tag) => <Stack gap={4}>{children}</Stack>

const Words = ({ children }: Tag) => (
  <Text as="div" size={1}>
    {children}
  </Text>
)

/** What each element of Markdown is in the Studio. */
const elements = {
  h1: ({ children, id }: HeadingTag) => (
    <Heading as="h1" id={id} size={2} style={headingStyle} tabIndex={-1}>
      {children}
    </Heading>
  ),
  h2: ({ children, id }: HeadingTag) => (
    <Heading as="h2" id={id} size={1} style={headingStyle} tabIndex={-1}>
      {children}
    </Heading>
  ),
  h3: ({ children, id }: HeadingTag) => (
    <Heading as="h3" id={id} size={0} style={headingStyle} tabIndex={-1}>
      {children}
    </Heading>
  ),
  p: ({ children }: Tag) => (
    <Text as="p" size={1}>
      {children}
    </Text>
  ),
  ul: ({ children }: Tag) => <ul style={listStyle}>{children}</ul>,
  ol: ({ children }: Tag) => <ol style={listStyle}>{children}</ol>,
  li: ({ children }: Tag) => (
    <li>
      <Words>{children}</Words>
    </li>
  ),
  th: ({ children }: Tag) => (
    <th scope="col" style={cellStyle}>
      <Words>{children}</Words>
    </th>
  ),
  td: ({ children }: Tag) => (
    <td style={cellStyle}>
      <Words>{children}</Words>
    </td>
  ),
}

/** A page of the handbook. Its links lead to other pages in the dialog, or to a new tab. */
export function HelpPage({ page, language, onOpen }: Props) {
  const options: MarkdownToJSX.Options = {
    disableParsingRawHTML: true,
    slugify: (title) => headingId(anchorOf(title)),
    wrapper: Column,
    overrides: {
      ...elements,
      a: ({ href = '', children }: ComponentProps<'a'>) => {
        if (/^https?:/.test(href))
          return (
            <a href={href} rel="noreferrer" target="_blank">
              {children}
            </a>
          )
        const [, name = page.name, anchor] = /^(?:([\w-]+)\.md)?(?:#(.+))?$/.exec(href) ?? []
        const open = (event: { preventDefault(): void }) => {
          event.preventDefault()
          onOpen({ page: name, anchor: anchor && decodeURIComponent(anchor) })
        }
        return (
          <a href={href} onClick={open}>
            {children}
          </a>
        )
      },
      img: ({ src = '', alt = '' }: { src?: string; alt?: string }) => (
        <Card as="span" border radius={2} style={{ display: 'block', overflow: 'hidden' }}>
          {/* biome-ignore lint/performance/noImgElement: Next's images are the storefront's. */}
          <img
            alt={alt}
            loading="lazy"
            src={pictureUrl(language, src)}
            style={{ display: 'block', maxWidth: '100%' }}
          />
        </Card>
      ),
    },
  }
  return <Markdown options={options}>{page.markdown}</Markdown>
}
