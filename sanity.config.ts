import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { schemaTypes } from './schemas/index.ts'

export default defineConfig({
  name: 'tretopp',
  title: 'Tretopp',
  projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'tretopp',
  dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
  plugins: [structureTool()],
  schema: { types: schemaTypes },
})
