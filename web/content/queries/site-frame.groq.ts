import { defineQuery } from 'next-sanity'
import { imageFields, inLang, isInWindow } from './fragments.groq.ts'

/**
 * The content around every page. The pages that a menu leads to are named by address; their pictures come without
 * `_id`, so that the publication of an article does not expire every page: a new picture is in the menu within the
 * hour.
 */
export const siteFrameQuery = defineQuery(`{
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    _id, _type, shopName, organisationNumber,
    "description": ${inLang('description')},
    "paymentProviderNote": ${inLang('paymentProviderNote')},
    treePlantingPartner{name, url, share},
    campaignBanner{"active": active == true && ${isInWindow}, "text": ${inLang('text')}, thresholdNok, thresholdEur},
    "openGraphImage": openGraphImage{${imageFields}}
  },
  "footer": *[_type == "footer" && _id == "footer"][0]{
    _id, _type, contactEmail, contactPhone,
    "storeAddress": ${inLang('storeAddress')},
    "storeOpeningHours": ${inLang('storeOpeningHours')},
    menuElements[]{_key, "title": ${inLang('title')}, "link": select($lang == "en" => linkEn, linkNb)},
    socialLinks[]{_key, platform, url}
  },
  "menu": *[_type == "mainMenu" && _id == "mainMenu"][0].items[]{
    _key, showTo, priority,
    "title": ${inLang('title')},
    "link": select($lang == "en" => linkEn, linkNb),
    groups[]{
      _key,
      "title": ${inLang('title')},
      routes[]{
        _key,
        "title": ${inLang('title')},
        "link": select($lang == "en" => linkEn, linkNb),
        "image": *[_type in ["clothingType", "contentPage", "landingPage"] && slug.nb.current == string::split(^.linkNb, "/")[-1]][0].image{${imageFields}}
      }
    }
  }
}`)
