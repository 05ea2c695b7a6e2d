import { checkLinkAddress } from '#schemas/validation/linkAddress.ts'
import type { Page } from '../link-guard/addresses.ts'
import { linkWarning } from '../link-guard/link-targets.ts'
import { isGroup, type Keys, type MenuGroup, type MenuItem, type MenuNode, type MenuRoute } from './menu.ts'
import { t } from './norwegian.ts'

const languages = [
  {
    id: 'nb',
    field: 'linkNb',
    noText: 'The Norwegian text is missing.',
    noAddress: 'The Norwegian address is missing.',
  },
  { id: 'en', field: 'linkEn', noText: 'The English text is missing.', noAddress: 'The English address is missing.' },
] as const

/**
 * The problems of a link and its target, by the rules of the link guard. Without pages, only the address itself is
 * checked.
 */
export function linkProblems(node: MenuItem | MenuRoute, pages: readonly Page[] | undefined): string[] {
  return languages.flatMap(({ id, field, noText, noAddress }) => {
    const address = node[field]
    const missing = node.title?.[id] ? [] : [t(noText)]
    if (!address) return [...missing, t(noAddress)]
    const form = checkLinkAddress(address)
    const problem = form === true ? pages && linkWarning(address, pages, id) : form
    return problem ? [...missing, problem] : missing
  })
}

/** A group needs links; its heading is optional. */
export function groupProblems(group: MenuGroup): string[] {
  return (group.routes ?? []).length > 0 ? [] : [t('Add at least one link to the group.')]
}

/** The problems of a node of the menu. */
export function problemsOf(keys: Keys, node: MenuNode, pages: readonly Page[] | undefined): string[] {
  return isGroup(keys, node) ? groupProblems(node) : linkProblems(node, pages)
}
