/**
 * Loaded into test processes (`node --import`). For each import of a package Node parses the package's whole
 * `package.json`, and again for each of its `.js` files, to learn the file's format. Those of drizzle-orm and date-fns
 * have 180 and 200 kB: a process that uses the database took three seconds of processor longer to start. All files that
 * they import from themselves are ES modules.
 */
import { registerHooks } from 'node:module'

const packages = ['drizzle-orm', 'date-fns']
const folders = packages.map((name) => new URL(`../../node_modules/${name}/`, import.meta.url).href)
/** The project has one version of each. */
const resolved = new Map()

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL } = context
    if (specifier.startsWith('.') && folders.some((folder) => parentURL?.startsWith(folder)))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    if (!packages.some((name) => specifier === name || specifier.startsWith(`${name}/`)))
      return nextResolve(specifier, context)
    const key = `${specifier} ${context.conditions.join(' ')}`
    const found = resolved.get(key) ?? { ...nextResolve(specifier, context), shortCircuit: true }
    resolved.set(key, found)
    return found
  },
})
