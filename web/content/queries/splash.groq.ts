import { defineQuery } from 'next-sanity'
import { richTextOf } from '../blocks/rich-text.groq.ts'
import { inLang, isInWindow } from './fragments.groq.ts'

/** The splash, while it is switched on and its window is open. */
export const overshootSplashQuery = defineQuery(`*[
  _type == "overshootSplash" && _id == "overshootSplash" && active == true && ${isInWindow}
][0]{
  _id, _type,
  "title": ${inLang('title')},
  day,
  ${richTextOf('text')},
  "buttonText": ${inLang('buttonText')}
}`)
