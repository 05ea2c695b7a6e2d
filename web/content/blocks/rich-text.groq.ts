import { blockFields } from './block/block.groq.ts'
import { blockContentImageFields } from './blockContentImage/block-content-image.groq.ts'
import { blockHtmlFields } from './blockHtml/block-html.groq.ts'
import { breakFields } from './break/break.groq.ts'
import { buttonFields } from './button/button.groq.ts'
import { carouselFields } from './carousel/carousel.groq.ts'
import { columnsFields } from './columns/columns.groq.ts'
import { embedFields } from './embed/embed.groq.ts'
import { factBoxFields } from './factBox/fact-box.groq.ts'
import { imageBlockFields } from './image/image.groq.ts'
import { productSelectionFields } from './productSelection/product-selection.groq.ts'
import { tableFields } from './table/table.groq.ts'

/** What the renderers read of each member of a rich text: `content[]{${richTextFields}}`. Needs the parameter `$lang`. */
export const richTextFields = /* groq */ `
  ...,
  ${blockFields},
  ${columnsFields},
  ${factBoxFields},
  ${imageBlockFields},
  ${blockContentImageFields},
  ${embedFields},
  ${blockHtmlFields},
  ${productSelectionFields},
  ${carouselFields},
  ${buttonFields},
  ${breakFields},
  ${tableFields}
` as const
