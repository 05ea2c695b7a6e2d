import { AddCircleIcon } from '@sanity/icons/AddCircle'
import { BasketIcon } from '@sanity/icons/Basket'
import { CogIcon } from '@sanity/icons/Cog'
import { DocumentIcon } from '@sanity/icons/Document'
import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { EditIcon } from '@sanity/icons/Edit'
import { FolderIcon } from '@sanity/icons/Folder'
import { MenuIcon } from '@sanity/icons/Menu'
import { TagIcon } from '@sanity/icons/Tag'
import { TaskIcon } from '@sanity/icons/Task'
import { UnlinkIcon } from '@sanity/icons/Unlink'
import { productStateOptions } from '#schemas/documents/productStates.ts'
import { SoldWithoutPage } from '../commerce/SoldWithoutPage.tsx'
import { EditSeveral } from '../products/EditSeveral.tsx'
import { allOf, byReference, byValue, matching, pane, type Section, singleton } from './entries.ts'

/** Products that cannot be sold as they are: without a number in Centra, or with one that another product has too. */
export const unconnected = '!defined(centraId) || count(*[_type == "product" && centraId == ^.centraId]) > 1'

/** The sections of the structure tool. */
export const sections: readonly Section[] = [
  {
    id: 'products',
    title: 'Products',
    icon: BasketIcon,
    entries: [
      allOf('product', 'All products'),
      pane({
        id: 'products-edit-several',
        title: 'Bulk edit',
        icon: EditIcon,
        type: 'product',
        component: EditSeveral,
      }),
      byReference({
        id: 'products-by-clothing-type',
        title: 'By clothing type',
        icon: TagIcon,
        type: 'product',
        field: 'clothingType',
        target: 'clothingType',
        template: 'product-of-clothing-type',
      }),
      byValue({
        id: 'products-by-state',
        title: 'By state',
        icon: TaskIcon,
        type: 'product',
        field: 'productState',
        options: productStateOptions,
        template: 'product-in-state',
      }),
      matching({
        id: 'products-unconnected',
        title: 'Centra number missing or shared',
        icon: UnlinkIcon,
        type: 'product',
        filter: unconnected,
      }),
      pane({
        id: 'products-sold-without-page',
        title: 'In Centra without a page',
        icon: AddCircleIcon,
        type: 'product',
        component: SoldWithoutPage,
      }),
      allOf('clothingType', 'Clothing types'),
      singleton('shopPage', 'Shop front'),
    ],
  },
  {
    id: 'pages',
    title: 'Pages',
    icon: DocumentIcon,
    entries: [
      singleton('homePage', 'Front page'),
      singleton('communityPage', 'Community'),
      allOf('landingPage', 'Landing pages'),
      allOf('categoryPage', 'Categories'),
      allOf('sharedFactBox', 'Shared fact boxes'),
      allOf('page', 'All pages'),
      byReference({
        id: 'pages-by-category',
        title: 'Pages by category',
        icon: FolderIcon,
        type: 'page',
        field: 'category',
        target: 'categoryPage',
        template: 'page-in-category',
      }),
    ],
  },
  {
    id: 'articles',
    title: 'Articles',
    icon: DocumentTextIcon,
    entries: [
      allOf('contentPage', 'All articles'),
      byReference({
        id: 'articles-by-category',
        title: 'By category',
        icon: FolderIcon,
        type: 'contentPage',
        field: 'category',
        target: 'categoryPage',
        template: 'article-in-category',
      }),
    ],
  },
  {
    id: 'navigation',
    title: 'Navigation',
    icon: MenuIcon,
    entries: [singleton('mainMenu', 'Menu'), singleton('footer', 'Footer'), allOf('redirect', 'Redirects')],
  },
  {
    id: 'site',
    title: 'Site',
    icon: CogIcon,
    entries: [singleton('siteSettings', 'Site settings'), singleton('overshootSplash', 'Overshoot day splash')],
  },
]
