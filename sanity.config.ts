import { defineConfig, definePlugin } from 'sanity'
import { describedBefore } from '#schemas/fields/describedBefore.ts'
import { translatedFromField, untranslatedOnPurpose, withoutEnglishField } from '#schemas/fields/english.ts'
import { searchNamesField } from '#schemas/fields/searchNames.ts'
import { schemaTypes, singletonTypes } from '#schemas/index.ts'
import { contentLanguages } from '#schemas/languages.ts'
import { isModelText, t } from '#schemas/norwegian.ts'
import { blockMenu } from '#studio-plugins/block-menu/plugin.tsx'
import { Logo } from '#studio-plugins/brand/Logo.tsx'
import { calendar } from '#studio-plugins/calendar/plugin.tsx'
import { colourInput } from '#studio-plugins/colour-input/plugin.tsx'
import { AfterFeatures, comments } from '#studio-plugins/comments/plugin.tsx'
import { commerce } from '#studio-plugins/commerce/plugin.tsx'
import { community } from '#studio-plugins/community/plugin.tsx'
import { developerTools } from '#studio-plugins/developer-tools/plugin.ts'
import { duplicate } from '#studio-plugins/duplicate/plugin.ts'
import { findReplace } from '#studio-plugins/find-replace/plugin.tsx'
import { health } from '#studio-plugins/health/plugin.tsx'
import { help } from '#studio-plugins/help/plugin.tsx'
import { linkGuard } from '#studio-plugins/link-guard/plugin.tsx'
import { localization } from '#studio-plugins/localization/plugin.tsx'
import { menuTree } from '#studio-plugins/menu-tree/plugin.tsx'
import { overview } from '#studio-plugins/overview/plugin.tsx'
import { paste } from '#studio-plugins/paste/plugin.tsx'
import { pictureReview } from '#studio-plugins/picture-review/plugin.tsx'
import { preview } from '#studio-plugins/presentation/plugin.tsx'
import { products } from '#studio-plugins/products/plugin.tsx'
import { publicState } from '#studio-plugins/public-state/plugin.tsx'
import { publishImpact } from '#studio-plugins/publish-impact/plugin.tsx'
import { askBeforeReleases } from '#studio-plugins/publish-impact/release-question.ts'
import { selfHostedLake } from '#studio-plugins/self-hosted-lake/plugin.ts'
import { seoPreview } from '#studio-plugins/seo-preview/plugin.tsx'
import { singletons } from '#studio-plugins/singletons/plugin.tsx'
import { structure } from '#studio-plugins/structure/plugin.ts'
import { studioLanguage } from '#studio-plugins/studio-language/plugin.tsx'
import { tableInput } from '#studio-plugins/table-input/plugin.tsx'
import { timeMachine } from '#studio-plugins/time-machine/plugin.tsx'
import { translations } from '#studio-plugins/translations/plugin.tsx'
import { patientClient } from '#studio-plugins/unsaved/patient-client.ts'
import { unsaved } from '#studio-plugins/unsaved/plugin.tsx'
import { usage } from '#studio-plugins/usage/plugin.tsx'
import { wordCount } from '#studio-plugins/word-count/plugin.tsx'
import { videoAddress } from '#web/domain/content/video-url.ts'
import { isLanguage } from '#web/routing/languages.ts'
import { routableTypes, sharedAddressTypes } from '#web/routing/site-pages.ts'

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
      document: { askToEdit: { enabled: false } },
      scheduledPublishing: { enabled: false },
    }
  : // The storefront's backend recognises editors by their token; the lake's cookie never reaches it.
    { auth: { loginMethod: 'token' as const } }

/** Types of the documents that appear on the site. */
const publicTypes = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name)

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
  unstable_clientFactory: askBeforeReleases(patientClient),
  // Without this Sanity ignores what plugins add to a release's menu.
  releases: { enabled: true },
  studio: { components: { layout: AfterFeatures } },
  plugins: [
    contentModel(),
    overview({ site: previewOrigin }),
    structure(),
    preview({ origin: previewOrigin }),
    timeMachine(),
    unsaved(),
    singletons({ types: singletonTypes.map(({ name }) => name), searchNames: searchNamesField }),
    // After singletons, which nobody can duplicate.
    duplicate({
      titleField: 'title',
      words: { nb: 'kopi', en: 'copy' },
      addressTypes: ['localeSlug'],
      addressFields: { redirect: ['from'] },
    }),
    // Before localization, which ends the chain of field components.
    help(),
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
    comments(),
    community({ site: previewOrigin }),
    calendar({
      title: 'coalesce(title.nb, title.en)',
      campaigns: { type: 'product', filter: 'productState == "crowdFunding"', lastDay: 'crowdfundingDate' },
      deliveries: {
        site: previewOrigin,
        type: 'product',
        filter: 'productState == "preorder"',
        productNumber: 'centraId',
        tool: 'community/preorder',
      },
      windows: [
        {
          kind: 'splash',
          id: 'overshootSplash',
          type: 'overshootSplash',
          title: 'title.nb',
          from: 'shownFrom',
          to: 'shownTo',
          active: 'active',
        },
        {
          kind: 'banner',
          id: 'siteSettings',
          type: 'siteSettings',
          title: 'campaignBanner.text.nb',
          from: 'campaignBanner.shownFrom',
          to: 'campaignBanner.shownTo',
          active: 'campaignBanner.active',
        },
      ],
    }),
    translations({
      types: routableTypes,
      sharedAddress: sharedAddressTypes,
      mainFields: ['title', 'content'],
      setting: { field: withoutEnglishField, done: untranslatedOnPurpose },
      sources: translatedFromField,
    }),
    health({ site: previewOrigin, types: publicTypes, centra: centraApi }),
    findReplace({ types: publicTypes, languages: contentLanguages.map(({ id }) => id) }),
    // After the languages, whose publishing keeps the source texts when the editor has answered.
    publishImpact({ site: previewOrigin, types: publicTypes }),
    blockMenu(),
    tableInput({ rowType: 'tableRow' }),
    wordCount({ types: ['richText'] }),
    paste({
      rowType: 'tableRow',
      players: 'Vimeo',
      videoAt: videoAddress,
      pictureOrigins: [apiHost ?? 'https://cdn.sanity.io'],
    }),
    menuTree({ itemType: 'menuItem' }),
    colourInput({ type: 'colourCode', palette: 'colors' }),
    seoPreview({ type: 'seo', languages: contentLanguages, site: previewOrigin }),
    developerTools(),
    publicState({ site: previewOrigin, types: publicTypes }),
    ...(apiHost ? [selfHostedLake()] : []),
    studioLanguage({ translate: (text) => (isModelText(text) ? t(text) : text) }),
  ],
})
