import type { ComponentPropsWithoutRef } from 'react'

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { href: string; newTab?: boolean }

/**
 * A link to a page of the shop, or out of it. An ordinary anchor: the site goes to its own pages without a page load by
 * one listener for all links, and prefetches as it can afford to (`features/page-progress`).
 */
export function Link({ newTab, ...props }: Props) {
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : undefined
  return <a {...tab} {...props} />
}
