import { type LocaleString, localeString, type Text, t } from '../builders/localised.ts'

export interface MenuRoute {
  _type: 'menuRoute'
  title: LocaleString
  linkNb: string
  linkEn: string
}

/** The paths are given below the language: `/shop` becomes `/nb/shop` and `/en/shop`. */
export function menuRoute(title: Text, path: Text): MenuRoute {
  return { _type: 'menuRoute', title: localeString(title), ...links(path) }
}

export function links(path: Text): { linkNb: string; linkEn: string } {
  return { linkNb: `/nb${path.nb}`, linkEn: `/en${path.en}` }
}

export function samePath(path: string): Text {
  return t(path, path)
}
