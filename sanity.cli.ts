import { defineCliConfig } from 'sanity/cli'
import { previewHeaders } from '#studio-plugins/security/preview-headers.ts'
import { withoutVendorFiles } from '#studio-plugins/self-hosted-lake/without-vendor-files.ts'

export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'tretopp',
    dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
  },
  // The bundler replaces SANITY_STUDIO_ variables only; this one is the storefront's too.
  vite: {
    // `sanity dev` would watch the tens of thousands of files of builds and stand-ins.
    server: { watch: { ignored: ['**/.build/**', '**/.sandbox/**', '**/.next*/**'] } },
    define: { 'process.env.CENTRA_API_URL': JSON.stringify(process.env.CENTRA_API_URL ?? '') },
    plugins: [
      ...(process.env.SANITY_STUDIO_API_HOST ? [withoutVendorFiles()] : []),
      previewHeaders({
        apiHost: process.env.SANITY_STUDIO_API_HOST,
        storefront: process.env.SANITY_STUDIO_PREVIEW_ORIGIN ?? 'http://localhost:3000',
        commerce: process.env.CENTRA_API_URL ?? '',
      }),
    ],
  },
  schemaExtraction: { path: './web/content/schema.json' },
  typegen: {
    path: ['./web/content/**/*.groq.ts'],
    schema: './web/content/schema.json',
    generates: './web/content/types.gen.ts',
    formatGeneratedCode: false,
    overloadClientMethods: true,
  },
})
