import { globSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { expect, test } from 'vitest'
import { isNoInput } from './stack/fingerprint.ts'
import { root } from './stack/root.ts'

const { dependencies, devDependencies } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>
const listed = { ...dependencies, ...devDependencies }

/** Used as commands, in configuration or as peer dependencies, without being imported. */
const unimported = [
  ...['@biomejs/biome', 'dependency-cruiser', '@swc/core', 'drizzle-kit', 'node', 'typescript'],
  ...['jsdom', 'react-dom', 'styled-components'],
]

const sources = globSync(['{web,schemas,studio-plugins,sandbox,scripts,bench,tests}/**/*.{ts,tsx,mjs,css}', '*.ts'], {
  cwd: root,
  exclude: (path) => isNoInput(path) && !path.endsWith('.test.ts') && !path.endsWith('.test.tsx'),
})

const imports = /(?:^(?:import|export|\})(?:[^'"\n]*\bfrom)? |\bimport\(|\burl\()['"]([^'"\n]+)['"]/gm

/** The names of the packages that the sources import. */
function importedPackages(): Set<string> {
  const texts = sources.map((file) => readFileSync(`${root}/${file}`, 'utf8'))
  const specifiers = texts.flatMap((text) => [...text.matchAll(imports)].map(([, specifier = '']) => specifier))
  return new Set(specifiers.filter(isPackage).map(packageOf))
}

function isPackage(specifier: string): boolean {
  return /^(@[\w-]+\/)?[a-z][\w./-]*$/.test(specifier) && !builtinModules.includes(specifier)
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

test('every imported package is listed in package.json, and every listed package is used', () => {
  const imported = importedPackages()
  expect([...imported].filter((name) => !(name in listed)).sort()).toEqual([])
  const isUsed = (name: string) =>
    imported.has(name) || unimported.includes(name) || (name.startsWith('@types/') && isTyped(name, imported))
  expect(Object.keys(listed).filter((name) => !isUsed(name))).toEqual([])
})

function isTyped(types: string, imported: ReadonlySet<string>): boolean {
  const name = types.replace('@types/', '')
  return name === 'node' || imported.has(name) || name in listed
}
