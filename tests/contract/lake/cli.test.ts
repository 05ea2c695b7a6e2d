import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isHosted, openTarget, type Target, WRITE_TOKEN } from './target.ts'

const root = resolve(import.meta.dirname, '../../..')
const run = promisify(execFile)

let target: Target
let directory: string
beforeAll(async () => {
  target = await openTarget()
  directory = await mkdtemp(join(tmpdir(), 'lake-cli-'))
})
afterAll(async () => {
  await target.close()
  await rm(directory, { recursive: true, force: true })
})

/** The real `sanity` command, as `npm run sanity --` runs it. */
async function sanity(...words: string[]): Promise<string> {
  return await sanityIn(root, ...words)
}

async function sanityIn(cwd: string, ...words: string[]): Promise<string> {
  const { projectId, dataset } = target.client.config()
  const env = {
    ...process.env,
    SANITY_STUDIO_API_HOST: target.origin,
    SANITY_STUDIO_PROJECT_ID: projectId,
    SANITY_STUDIO_DATASET: dataset,
    SANITY_API_WRITE_TOKEN: WRITE_TOKEN,
    CI: 'true',
  }
  const program = [join(root, 'sandbox/content-lake/cli/sanity.ts'), ...words]
  const { stdout } = await run(process.execPath, ['--disable-warning=ExperimentalWarning', ...program], {
    cwd,
    env,
  })
  return stdout
}

/** A directory in which the command finds its project and the repository's packages. */
async function emptyProject(name: string): Promise<string> {
  const project = join(directory, name)
  await mkdir(project)
  await symlink(join(root, 'node_modules'), join(project, 'node_modules'))
  await writeFile(join(project, 'package.json'), '{"type":"module"}')
  const { projectId, dataset } = target.client.config()
  await writeFile(join(project, 'sanity.cli.ts'), `export default { api: ${JSON.stringify({ projectId, dataset })} }`)
  return project
}

describe.skipIf(isHosted)('The sanity command', () => {
  test('exports a dataset with its pictures, and imports it into another', async () => {
    const _id = target.id()
    const grey = { width: 2, height: 2, channels: 3, background: '#808080' } as const
    const png = await sharp({ create: grey }).png().toBuffer()
    const asset = await target.client.assets.upload('image', png, { filename: 'two.png' })
    const picture = { _type: 'image', asset: { _type: 'reference', _ref: asset._id } }
    await target.client.create({ _id, _type: 'contractThing', text: 'Blåbær', picture })
    await target.client.create({ _id: `drafts.${_id}`, _type: 'contractThing', text: 'Tyttebær' })

    const file = join(directory, 'export.tar.gz')
    await sanity('dataset', 'export', target.dataset, file, '--overwrite')
    await sanity('dataset', 'create', 'copy', '--visibility', 'public')
    await sanity('dataset', 'import', file, '--dataset', 'copy')

    const copy = target.connect({ dataset: 'copy' })
    expect(await copy.getDocument(_id)).toMatchObject({ text: 'Blåbær', picture: { asset: { _ref: asset._id } } })
    expect(await copy.getDocument(`drafts.${_id}`)).toMatchObject({ text: 'Tyttebær' })
    const copied = await copy.getDocument(asset._id)
    expect(Buffer.from(await (await fetch(String(copied?.url))).arrayBuffer())).toEqual(png)
    await target.client.datasets.delete('copy')
  }, 180_000)

  test('queries documents', async () => {
    const _id = target.id()
    await target.client.create({ _id, _type: 'contractThing', text: 'Multe' })
    const response = await sanity('documents', 'query', `*[_id == "${_id}"][0].text`)
    expect(response).toContain('Multe')
  }, 120_000)

  test('validates documents by the schemas of a Studio', async () => {
    const [good, bad] = [target.id(), target.id()]
    await target.client.create({ _id: good, _type: 'contractPage', title: 'Multe' })
    await target.client.create({ _id: bad, _type: 'contractPage' })
    const project = await emptyProject('studio')
    await writeFile(join(project, 'sanity.config.ts'), studioOf(target))
    const validation = sanityIn(project, 'documents', 'validate', '--yes', '--format', 'ndjson', '--level', 'error')
    const response = await validation.catch(({ stdout }: { stdout: string }) => stdout)
    expect(response).toContain(bad)
    expect(response).not.toContain(good)
  }, 240_000)

  test('runs a migration over the documents of a type', async () => {
    const _id = target.id()
    await target.client.create({ _id, _type: 'contractThing', text: 'before' })
    const project = await emptyProject('project')
    await mkdir(join(project, 'migrations', 'rename'), { recursive: true })
    await writeFile(join(project, 'migrations', 'rename', 'index.ts'), MIGRATION)
    await sanityIn(project, 'migration', 'run', 'rename', '--no-dry-run', '--no-confirm')
    expect(await target.client.getDocument(_id)).toMatchObject({ text: 'before', title: 'before' })
  }, 60_000)
})

const MIGRATION = `
  import { at, defineMigration, set } from 'sanity/migrate'
  export default defineMigration({
    title: 'Name the text a title',
    documentTypes: ['contractThing'],
    migrate: { document: ({ text }) => at('title', set(text ?? 'none')) },
  })
`

const studioOf = ({ projectId, dataset }: Target) => `
  import { defineConfig, defineField, defineType } from 'sanity'
  const title = defineField({ name: 'title', type: 'string', validation: (rule) => rule.required() })
  const page = defineType({ name: 'contractPage', type: 'document', fields: [title] })
  export default defineConfig({ ...${JSON.stringify({ projectId, dataset })}, schema: { types: [page] } })
`
