import { Mutation } from '@sanity/mutator'
import { type FormPatch, toMutationPatches } from 'sanity'

/** For tests: the items of the menu after the patches, applied with Sanity's own library. */
export function applyPatches(value: object[], patches: FormPatch[]): object[] {
  const document = { _id: 'mainMenu', _type: 'mainMenu', items: value }
  const prefixed = patches.map((patch) => ({ ...patch, path: ['items', ...patch.path] }))
  const mutations = toMutationPatches(prefixed).map((patch) => ({ patch: { id: 'mainMenu', ...patch } }))
  const changed = new Mutation({ mutations }).apply(document)
  return (changed as { items?: object[] } | null)?.items ?? []
}
