/**
 * Lets the generated types of queries refer to their shared parts by name: the result of a query `<name>Part` becomes
 * the type `<Name>`, which replaces its text in all other types. Leaves out the text of each query above its type; the
 * map at the end of the file has it.
 * @throws Error for a part that no other type contains
 */
export function nameSharedParts(generated: string): string {
  const code = generated
    .replace(/^ +/gm, '')
    .replace(/^\/\/ Query: .*\n/gm, '')
    .replace(/^".*": \w+PartResult;\n/gm, '')
    .replace(/^export type (\w+)PartResult = (.*?)(?: \| null)?;\n\n/gms, 'export type $1 = $2;\n\n')
  const names = [...generated.matchAll(/^export type (\w+)PartResult = /gm)].map(([, name = '']) => name)
  // Short ones first: they are parts of the longer ones.
  const shortestFirst = names.sort((a, b) => typeNamed(a, code).length - typeNamed(b, code).length)
  return indented(shortestFirst.reduce(referToPart, code))
}

function referToPart(code: string, name: string): string {
  const type = typeNamed(name, code)
  if (code.split(type).length < 3) throw new Error(`No query's result contains the part "${name}"`)
  return code.replaceAll(type, name).replace(`export type ${name} = ${name};`, () => `export type ${name} = ${type};`)
}

function typeNamed(name: string, code: string): string {
  const declaration = `export type ${name} = `
  const start = code.indexOf(declaration) + declaration.length
  return code.slice(start, code.indexOf(';\n\n', start))
}

function indented(code: string): string {
  let depth = 0
  const lines = code.split('\n').map((line) => {
    if (line.startsWith('}')) depth -= 1
    const indent = '  '.repeat(depth)
    if (line.endsWith('{')) depth += 1
    return line && indent + line
  })
  return lines.join('\n')
}
