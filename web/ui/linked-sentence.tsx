import { Link } from './link.tsx'

type Props = {
  /** With one `<link>…</link>`. */
  text: string
  href: string
}

/** A sentence with a link in it, which opens a page next to the form that the sentence belongs to. */
export function LinkedSentence({ text, href }: Props) {
  const [before, linkText, after] = text.split(/<\/?link>/)
  return (
    <>
      {before}
      <Link href={href} newTab>
        {linkText}
      </Link>
      {after}
    </>
  )
}
