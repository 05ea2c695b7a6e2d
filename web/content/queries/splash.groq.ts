import { defineQuery } from 'next-sanity'
import { richTextFields } from '../blocks/rich-text.groq.ts'
import { inLang, languageOf } from './fragments.groq.ts'

export const overshootSplashQuery = defineQuery(`*[
  _type == "overshootSplash" && _id == "overshootSplash" && active == true
][0]{
  _id, _type,
  "title": ${inLang('title')},
  day,
  "textLanguage": ${languageOf('text')},
  "text": select($lang == "en" => coalesce(text.en, text.nb), text.nb)[]{${richTextFields}},
  "buttonText": ${inLang('buttonText')}
}`)
