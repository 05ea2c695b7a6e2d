import { globSync, readFileSync } from 'node:fs'
import { command } from '../stack/command.ts'
import { generateQueryShapes } from '../stack/query-shapes.ts'
import { root } from '../stack/root.ts'
import { generateTypes } from '../stack/typegen.ts'
import { watchContent } from '../stack/watch-content.ts'

const help = `npm run typegen: generates code from the schemas and queries.
- web/content/schema.json and types.gen.ts: the types of the content and of each query's result
- web/content/responses/shapes.gen.ts: the same as data, to check the lake's responses
--check writes nothing and exits with 1 if a file is stale. --watch does it again at each change of a schema or query, as npm run dev
does by itself.`

await command(help, async (arguments_) => {
  const check = arguments_.includes('--check')
  const before = generatedFiles()
  console.info('Reading the schemas and queries (about half a minute if they have changed) ...')
  await generateTypes({ check })
  await generateQueryShapes({ check })
  const written = [...generatedFiles()].filter(([file, text]) => before.get(file) !== text).map(([file]) => file)
  console.info(written.length > 0 ? `Written: ${written.join(', ')}` : 'The generated files are up to date.')
  if (!arguments_.includes('--watch')) return
  console.info('Waiting for changes. Ctrl-C stops.')
  watchContent((printed, isDone) => (isDone ? console.info(printed) : console.error(printed)))
})

function generatedFiles(): Map<string, string> {
  const files = globSync('web/**/{schema.json,*.gen.ts}', {
    cwd: root,
    exclude: (path) => path.startsWith('web/.next'),
  })
  return new Map(files.sort().map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')]))
}
