import { defineConfig, definePlugin } from 'sanity'
import { describedBefore } from '#schemas/fields/describedBefore.ts'
import { searchNamesField } from '#schemas/fields/searchNames.ts'
import { schemaTypes, singletonTypes } from '#schemas/index.ts'
import { contentLanguages } from '#schemas/languages.ts'
import { isModelText, t } from '#schemas/norwegian.ts'
import { blockMenu } from '#studio-plugins/block-menu/plugin.tsx'
import { Logo } from '#studio-plugins/brand/Logo.tsx'
import { colourInput } from '#studio-plugins/colour-input/plugin.tsx'
import { commerce } from '#studio-plugins/commerce/plugin.tsx'
import { community } from '#studio-plugins/community/plugin.tsx'
import { developerTools } from '#studio-plugins/developer-tools/plugin.ts'
import { linkGuard } from '#studio-plugins/link-guard/plugin.tsx'
import { localization } from '#studio-plugins/localization/plugin.tsx'
import { menuTree } from '#studio-plugins/menu-tree/plugin.tsx'
import { overview } from '#studio-plugins/overview/plugin.tsx'
import { pictureReview } from '#studio-plugins/picture-review/plugin.tsx'
import { preview } from '#studio-plugins/presentation/plugin.tsx'
import { products } from '#studio-plugins/products/plugin.tsx'
import { publicState } from '#studio-plugins/public-state/plugin.tsx'
import { selfHostedLake } from '#studio-plugins/self-hosted-lake/plugin.ts'
import { seoPreview } from '#studio-plugins/seo-preview/plugin.tsx'
import { singletons } from '#studio-plugins/singletons/plugin.tsx'
import { structure } from '#studio-plugins/structure/plugin.ts'
import { studioLanguage } from '#studio-plugins/studio-language/plugin.tsx'
import { tableInput } from '#studio-plugins/table-input/plugin.tsx'
import { patientClient } from '#studio-plugins/unsaved/patient-client.ts'
import { unsaved } from '#studio-plugins/unsaved/plugin.tsx'
import { usage } from '#studio-plugins/usage/plugin.tsx'
import { isLanguage } from '#web/routing/languages.ts'

// Sanity's bundler replaces these expressions literally, so each is written out.
const projectId = process.env.SANITY_STUDIO_PROJECT_ID ?? 'tretopp'
const dataset = process.env.SANITY_STUDIO_DATASET ?? 'production'
const apiHost = process.env.SANITY_STUDIO_API_HOST
const basePath = process.env.SANITY_STUDIO_BASEPATH
// Not a SANITY_STUDIO_ variable: sanity.cli.ts defines it.
const centraApi = process.env.CENTRA_API_URL ?? ''
const previewOrigin = process.env.SANITY_STUDIO_PREVIEW_ORIGIN ?? 'http://localhost:3000'

/**
 * A self-hosted lake has its own sign-in and none of Sanity's other services. Without an API host the Studio uses
 * Sanity's sign-in and services.
 */
const lake = apiHost
  ? {
      apiHost,
      auth: {
        loginMethod: 'token' as const,
        mode: 'replace' as const,
        redirectOnSingle: false,
        providers: [{ name: 'local', title: 'Local sign in', url: `${apiHost}/v1/auth/login/local` }],
      },
      announcements: { enabled: false },
      apps: { canvas: { enabled: false } },
      document: { askToEdit: { enabled: false }, comments: { enabled: false } },
      scheduledPublishing: { enabled: false },
      tasks: { enabled: false },
    }
  : // The storefront's backend recognises editors by their token; the lake's cookie never reaches it.
    { auth: { loginMethod: 'token' as const } }

/** The first plugin: Sanity applies the root's schema last, after the plugins that build on it. */
const contentModel = definePlugin({ name: 'content-model', schema: { types: schemaTypes } })

export default defineConfig({
  name: 'tretopp',
  title: 'Tretopp',
  icon: Logo,
  basePath,
  projectId,
  dataset,
  ...lake,
  unstable_clientFactory: patientClient,
  plugins: [
    contentModel(),
    overview({ site: previewOrigin }),
    structure(),
    preview({ origin: previewOrigin }),
    unsaved(),
    singletons({ types: singletonTypes.map(({ name }) => name), searchNames: searchNamesField }),
    // Before localization, which ends the chain of field components.
    usage(),
    localization({
      languages: contentLanguages.map(({ id, title }) => ({
        id,
        get title() {
          return t(title)
        },
      })),
      languageOfPath: (path) => path.split('/').find(isLanguage),
    }),
    linkGuard({ site: previewOrigin }),
    pictureReview({ field: describedBefore.name }),
    commerce({ type: 'product', field: 'centraId', api: centraApi, site: previewOrigin }),
    products(),
    community({ site: previewOrigin }),
    blockMenu(),
    tableInput({ rowType: 'tableRow' }),
    menuTree({ itemType: 'menuItem' }),
    colourInput({ type: 'colourCode', palette: 'colors' }),
    seoPreview({ type: 'seo', languages: contentLanguages, site: previewOrigin }),
    developerTools(),
    publicState({
      site: previewOrigin,
      types: schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name),
    }),
    ...(apiHost ? [selfHostedLake()] : []),
    studioLanguage({ translate: (text) => (isModelText(text) ? t(text) : text) }),
  ],
})
