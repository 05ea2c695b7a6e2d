/** The module that lists the routes of the API, for their description. `files` are paths of route files below `web/app/api`. */
export function routesCode(files: readonly string[]): string {
  const routes = files.toSorted().map((file) => ({ name: file.replace(/\/route\.ts$/, '').replace(/\W+/g, '_'), file }))
  const imports = routes.map(({ name, file }) => `import { GET as ${name} } from '#web/app/api/${file}'`)
  return `// Written by "npm run typegen" from the route files below web/app/api: not to be changed by hand.
${imports.join('\n')}

export const routes = [
${routes.map(({ name }) => `  ${name},`).join('\n')}
]
`
}
