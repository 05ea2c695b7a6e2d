import { defineQuery } from 'next-sanity'
import { richTextOf } from '../blocks/rich-text.groq.ts'
import { inLang } from './fragments.groq.ts'

export const overshootSplashQuery = defineQuery(`*[
  _type == "overshootSplash" && _id == "overshootSplash" && active == true
][0]{
  _id, _type,
  "title": ${inLang('title')},
  day,
  ${richTextOf('text')},
  "buttonText": ${inLang('buttonText')}
}`)
