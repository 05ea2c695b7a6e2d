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

/** The fields that the renderers read of each member of a rich text. Needs the parameter `$lang`. */
const richTextFields = /* groq */ `
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

/**
 * A rich text in the page's language, as `inLang` finds it, and which language that is: part of the path that an
 * editor's click opens. Written out, because the generator of types does not pass a parameter on to another function.
 */
export const richTextOf = <const Field extends string>(field: Field) =>
  `"${field}Language": select($lang == "en" && defined(${field}.en) => "en", "nb"),
  "${field}": select($lang == "en" => coalesce(${field}.en, ${field}.nb), ${field}.nb)[]{${richTextFields}}` as const
