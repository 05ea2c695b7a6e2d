import { documentRoute } from '#web/app/document-route.tsx'
import { editorialMetadata, editorialPages } from './editorial-page.tsx'

/** The pages, articles, category and landing pages (docs/product/2). */
const { generateStaticParams, generateMetadata, page } = documentRoute(
  '[...path]',
  ['page', 'contentPage', 'categoryPage', 'landingPage'],
  {
    metadata: ({ lang, page, documentId }) => editorialMetadata(lang, page, documentId),
    render({ lang, page, documentId }) {
      const EditorialPage = editorialPages[page]
      return <EditorialPage lang={lang} id={documentId} />
    },
  },
)

export { generateMetadata, generateStaticParams, page as default }
