import { BuyPanel } from './buy/buy-panel.tsx'
import { Price } from './buy/price.tsx'
import { ProductChoice } from './choice/product-choice.tsx'
import { GalleryControls } from './gallery/gallery-controls.tsx'
import { ProductView } from './product-view.tsx'

/** All that runs on every product page and nowhere else, in one file of the build. */
export const parts = { BuyPanel, GalleryControls, Price, ProductChoice, ProductView } as const
