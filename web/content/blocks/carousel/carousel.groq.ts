import { productCardFields } from '../../queries/fragments.groq.ts'

export const carouselFields = /* groq */ `_type == "carousel" => {
  items[0...24]{
    _key,
    _type == "carouselSlide" => {
      "slide": {alt, caption, url, image{asset, hotspot, crop, "lqip": asset->metadata.lqip}}
    },
    _type == "reference" => {"product": @->{${productCardFields}}}
  }
}` as const
