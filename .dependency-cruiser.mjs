/**
 * The walls of docs/decisions/0002-boundaries.md: what may import what. Deny by default: an import that no `allowed`
 * rule names fails `npm run verify`. Packages from npm and Node's own modules are limited only where a rule below says
 * so.
 */
const test = '\\.(test|spec)\\.tsx?$'

/** @param {string} from @param {string[]} to */
const may = (from, ...to) => ({ from: { path: from, pathNot: test }, to: { path: to } })
const pure = ['node_modules/(zod|valibot|date-fns)/']

export default {
  allowedSeverity: 'error',
  allowed: [
    // Tests stand next to the code and may reach whatever they test.
    { from: { path: test }, to: {} },
    { from: { path: '^(tests|scripts|bench)/' }, to: {} },
    { from: { path: '^[^/]+$' }, to: {} },
    // Packages and Node's modules: for all but the pure folders.
    { from: { pathNot: '^web/(domain|routing)/' }, to: { path: '^node_modules/' } },
    { from: { pathNot: '^web/(domain|routing)/' }, to: { dependencyTypes: ['core'] } },

    may('^web/domain/', '^web/domain/', '^web/routing/', ...pure),
    may('^web/domain/search/', 'node_modules/@orama/stemmers/'),
    may('^web/routing/', '^web/domain/', '^web/routing/', ...pure),
    may('^web/lib/', '^web/lib/', '^web/domain/', '^web/routing/'),
    may('^web/config/', '^web/config/'),
    may('^web/i18n/', '^web/i18n/', '^web/domain/', '^web/routing/'),
    // Pictures' addresses are the one thing that the design system asks of a service.
    may(
      '^web/ui/',
      '^web/services/sanity/pictures',
      '^web/ui/',
      '^web/domain/',
      '^web/routing/',
      '^web/i18n/',
      '^web/lib/',
    ),
    // What the content holds, as the queries' types say it: no hand-written copies of them.
    {
      from: { path: '^web/(features|ui|server/db/schema)/', pathNot: test },
      to: { path: '^web/content/types\\.gen\\.ts$', dependencyTypes: ['type-only'] },
    },
    // Prices are shown by every product card, wherever it is.
    may('^web/ui/product-card/', '^web/services/live-data/'),
    // What the shop's mails say; the module that causes one enqueues it, and the sandbox's inbox shows samples.
    may('^web/mails/', '^web/mails/', '^web/services/mail/', '^web/(domain|routing|i18n|lib)/'),
    may('^web/(server|jobs)/', '^web/mails/'),
    may('^sandbox/mail/', '^web/mails/mails\\.ts$'),
    may('^sandbox/', '^web/lib/is-same-secret\\.ts$'),
    may('^web/services/', '^web/services/', '^web/domain/', '^web/routing/', '^web/lib/', '^web/config/'),
    {
      from: { path: '^web/features/([^/]+)/', pathNot: test },
      to: { path: ['^web/features/$1/', '^web/(services|ui|domain|routing|i18n|lib)/'] },
    },
    {
      from: { path: '^web/content/', pathNot: test },
      to: { path: ['^web/content/', '^web/(services|features|ui|domain|routing|i18n|lib|config)/'] },
    },
    {
      from: { path: '^web/server/([^/]+)/', pathNot: test },
      to: {
        path: [
          '^web/server/$1/',
          '^web/server/(db/|[^/]+$)',
          // One module acts on another's data only through this file
          // (docs/decisions/0043-one-transaction-across-modules.md).
          '^web/server/[^/]+/public\\.ts$',
          '^web/services/(mail|centra|centra-orders|images|errors|backend)/',
          '^web/(domain|routing|i18n|lib|config)/',
        ],
      },
    },
    may(
      '^web/server/[^/]+$',
      '^web/server/([^/]+$|db/)',
      '^web/services/(errors|centra|centra-orders|backend)/',
      '^web/(domain|routing|i18n|lib|config)/',
    ),
    // Endpoints put the parts of the backend together.
    may('^web/server/endpoint/', '^web/server/'),
    // Only the lake knows who works in the Studio.
    may('^web/server/staff/', '^web/services/sanity/client-config'),
    may('^web/app/', '^web/'),
    // What runs alongside requests, what only the preview shows, and what pages say to search engines.
    may('^web/jobs/', '^web/(jobs|server|content|services|domain|routing|i18n|lib|config)/'),
    may('^web/preview/', '^web/(preview|content|services|ui|domain|routing|i18n|lib|config)/'),
    may('^web/seo/', '^web/(seo|content|services|ui|domain|routing|i18n|lib|config)/'),
    may('^web/page-server/', '^web/page-server/', '^web/(config|lib|routing)/', '^web/next\\.config'),
    may('^web/[^/]+$', '^web/'),
    may('^schemas/', '^schemas/', '^web/(routing|domain)/'),
    // The Studio calls the storefront's backend as the site does, by the same contracts.
    may('^studio-plugins/', '^studio-plugins/', '^schemas/', '^web/(routing|domain)/', '^web/services/backend/'),
    // What the commerce platform's responses mean is written once; the Studio calls the platform in its own way.
    may('^studio-plugins/commerce/', '^web/services/centra/(responses/|swatch)'),
    // The demo shop fills the product backend's tables, so it makes them where the storefront has not yet.
    may('^sandbox/', '^sandbox/', '^web/(routing|domain|config)/', '^web/server/db/'),
  ],
  forbidden: [
    {
      name: 'no-circular',
      comment: 'A circle of modules has no order of reading and breaks at start-up.',
      severity: 'error',
      from: { path: '^(web|schemas|studio-plugins|sandbox|scripts|bench|tests)/' },
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'product-knows-no-sandbox',
      comment: 'Product code does not know that a sandbox exists.',
      severity: 'error',
      from: { path: '^(web|schemas|studio-plugins)/|^sanity\\.', pathNot: test },
      to: { path: '^(sandbox|tests|scripts|bench)/' },
    },
    {
      name: 'no-react-in-rules',
      comment: 'domain and routing are pure.',
      severity: 'error',
      from: { path: '^web/(domain|routing)/', pathNot: test },
      to: { path: ['node_modules/(react|next|sanity|@sanity)/', '^node:'] },
    },
    {
      name: 'contracts-as-types-only',
      comment: 'Browsers load no zod and no error texts: calls need only the types.',
      severity: 'error',
      from: {
        path: '^(web/(features|ui|services)|studio-plugins)/',
        pathNot: [test, '^web/services/backend/contracts/'],
      },
      to: { path: '^web/services/backend/(contracts/|api-errors)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-zod-in-browsers',
      comment: 'Forms and what browsers store are checked by valibot (docs/decisions/0042-forms.md).',
      severity: 'error',
      from: { path: '^web/(features|ui|preview|services/(drafts|session))/', pathNot: test },
      to: { path: 'node_modules/zod/' },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.next[^/]*|\\.build|dist)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.svg'],
      conditionNames: ['import', 'react-server', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
}
