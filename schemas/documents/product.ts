import { BasketIcon } from '@sanity/icons/Basket'
import { defineArrayMember, defineField, defineType, type SanityDocument } from 'sanity'
import { DEFAULT_PER_PERSON } from '#web/domain/product/campaign-places.ts'
import { translatedFrom, withoutEnglish } from '../fields/english.ts'
import { fitOptions } from '../fields/genders.ts'
import { namedPreview, names } from '../fields/namedPreview.ts'
import { seoInGroup } from '../fields/seoInGroup.ts'
import { severalOf } from '../fields/severalOf.ts'
import { optionText, t } from '../norwegian.ts'
import { atFields } from '../validation/fieldProblems.ts'
import {
  checkProductCosts,
  endedCampaignWarnings,
  isOnlyCentraId,
  isSurveyUrl,
  type ProductPictures,
  type ProductSale,
  pictureColourProblems,
  saleProblems,
  today,
} from '../validation/product.ts'
import { mention, weakReference } from '../validation/publishedTarget.ts'
import { requiredAddress, requiredText } from '../validation/rules.ts'
import { productStateOptions } from './productStates.ts'

const isCrowdfunding = (document: SanityDocument | undefined) => document?.productState === 'crowdFunding'
const isInTestPhase = (document: SanityDocument | undefined) => document?.productState === 'testPhase'

export const product = defineType({
  name: 'product',
  title: 'Product',
  type: 'document',
  icon: BasketIcon,
  validation: (rule) => [
    rule.custom((product: (SanityDocument & ProductSale) | undefined) => atFields(saleProblems(product ?? {}))),
    rule
      .custom((product: (SanityDocument & ProductSale) | undefined) =>
        atFields(endedCampaignWarnings(product ?? {}, today())),
      )
      .warning(),
    rule
      .custom((product: (SanityDocument & ProductPictures) | undefined) => pictureColourProblems(product ?? {}))
      .warning(),
  ],
  groups: [
    { name: 'product', title: 'Product', default: true },
    { name: 'sale', title: 'Sale' },
    { name: 'variants', title: 'Fits, sizes, colours' },
    { name: 'pictures', title: 'Pictures and card' },
    { name: 'story', title: 'Description' },
    { name: 'seo', title: 'Search engines' },
  ],
  fields: [
    defineField({ name: 'title', title: 'Name', type: 'localeString', validation: requiredText, group: 'product' }),
    defineField({ name: 'slug', title: 'Address', type: 'localeSlug', validation: requiredAddress, group: 'product' }),
    withoutEnglish('product'),
    defineField({
      name: 'centraId',
      title: 'Centra product number',
      description: 'Connects this document with its prices and stock in Centra.',
      type: 'string',
      options: { help: 'products#create-a-product' },
      validation: (rule) => rule.required().custom(isOnlyCentraId),
      group: 'product',
    }),
    defineField({
      name: 'clothingType',
      title: 'Clothing type',
      type: 'reference',
      to: [{ type: 'clothingType' }],
      ...weakReference('Until it is, the product is missing from the list of its type.', (rule) => [rule.required()]),
      group: 'product',
    }),
    defineField({
      name: 'lead',
      title: 'Introduction',
      description: 'One or two sentences under the name.',
      type: 'localeText',
      group: 'product',
    }),
    defineField({
      name: 'productState',
      title: 'State',
      description: 'Determines how the product is sold and which tag its card has.',
      type: 'string',
      options: { help: 'products#state', list: [...productStateOptions], layout: 'radio' },
      initialValue: 'normal',
      validation: (rule) => rule.required(),
      group: 'sale',
    }),
    defineField({
      name: 'crowdfundingDate',
      title: 'Last day of the campaign',
      type: 'date',
      options: { help: 'campaigns#4-crowdfunding' },
      group: 'sale',
      hidden: ({ document }) => !isCrowdfunding(document),
    }),
    defineField({
      name: 'crowdfundingGoal',
      title: 'Goal',
      description: 'Number of reservations needed to start production.',
      type: 'number',
      options: { help: 'campaigns#4-crowdfunding' },
      group: 'sale',
      hidden: ({ document }) => !isCrowdfunding(document),
    }),
    defineField({
      name: 'crowdfundingMax',
      title: 'Maximum',
      description: 'Reservations close when this number is reached.',
      type: 'number',
      options: { help: 'campaigns#4-crowdfunding' },
      group: 'sale',
      hidden: ({ document }) => !isCrowdfunding(document),
    }),
    defineField({
      name: 'crowdfundingMaxPerPerson',
      title: 'Most per person',
      description:
        'How many garments one person can reserve, counted by e-mail address. Left empty, the number in grey applies.',
      type: 'number',
      options: { help: 'campaigns#4-crowdfunding' },
      placeholder: String(DEFAULT_PER_PERSON),
      validation: (rule) => rule.integer().positive(),
      group: 'sale',
      hidden: ({ document }) => !isCrowdfunding(document),
    }),
    defineField({
      name: 'testGarments',
      title: 'Test garments',
      description: 'How many garments of each size can be borrowed.',
      type: 'array',
      options: { help: 'campaigns#3-test-phase' },
      of: [defineArrayMember({ type: 'testGarment' })],
      group: 'sale',
      hidden: ({ document }) => !isInTestPhase(document),
    }),
    defineField({
      name: 'surveyUrl',
      title: 'Survey',
      description:
        'Address of the questions to testers. The page links to it, and testers get it by mail some days after they returned a garment. Without it, the page links to the discussion and no mail is sent.',
      type: 'localeString',
      options: { help: 'campaigns#3-test-phase' },
      validation: (rule) => rule.custom(isSurveyUrl),
      group: 'sale',
      hidden: ({ document }) => !isInTestPhase(document),
    }),
    defineField({
      name: 'fit',
      title: 'Fits',
      ...severalOf(fitOptions),
      validation: (rule) => rule.required().min(1).unique(),
      group: 'variants',
    }),
    defineField({
      name: 'sizes',
      title: 'Sizes',
      description: 'In the order shown in the shop.',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'tags' },
      validation: (rule) => rule.unique(),
      group: 'variants',
    }),
    defineField({
      name: 'lengths',
      title: 'Lengths',
      description: 'Only for garments that come in several lengths.',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'tags' },
      validation: (rule) => rule.unique(),
      group: 'variants',
    }),
    defineField({
      name: 'colors',
      title: 'Colours',
      type: 'array',
      options: { help: 'products#colours-and-pictures' },
      of: [defineArrayMember({ type: 'productColor' })],
      validation: (rule) => rule.required().min(1),
      group: 'variants',
    }),
    defineField({
      name: 'images',
      title: 'Pictures',
      description: 'Product cards show the first picture of a gender, and the second one on hover.',
      type: 'array',
      options: { help: 'products#colours-and-pictures' },
      of: [defineArrayMember({ type: 'productImage' })],
      validation: (rule) => rule.required().min(1),
      group: 'pictures',
    }),
    defineField({
      name: 'productCardTitle',
      title: 'Name on the card',
      description: 'Only if the name is too long for a card.',
      type: 'localeString',
      group: 'pictures',
    }),
    defineField({
      name: 'productCardImageTag',
      title: 'Tag on the card picture',
      description:
        'One or two words, for example “New”. Preorders show their delivery month instead, and products under discussion an invitation to it.',
      type: 'localeString',
      group: 'pictures',
    }),
    defineField({ name: 'content', title: 'Description', type: 'localeRichText', group: 'story' }),
    defineField({
      name: 'weight',
      title: 'Weight (grams)',
      description: 'Of the middle size.',
      type: 'number',
      validation: (rule) => rule.integer().positive(),
      group: 'story',
    }),
    defineField({
      name: 'warmth',
      title: 'Warmth',
      description: 'From 1, for summer and for moving fast, to 5, for standing still in winter.',
      type: 'number',
      options: { list: [1, 2, 3, 4, 5], layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.integer().min(1).max(5),
      group: 'story',
    }),
    defineField({
      name: 'origin',
      title: 'Where it is made',
      description: 'A few words: “Sewn in Bergen, cloth from Gudbrandsdalen”.',
      type: 'localeString',
      group: 'story',
    }),
    defineField({
      name: 'repair',
      title: 'Repair',
      description: 'One sentence about what can be mended or replaced.',
      type: 'localeText',
      group: 'story',
    }),
    defineField({
      name: 'costs',
      title: 'What the price is made of',
      description:
        'The largest parts first; together they are 100 per cent. The page shows them as bars below the description.',
      type: 'array',
      options: { help: 'products#description' },
      of: [defineArrayMember({ type: 'productCost' })],
      validation: (rule) => rule.custom(checkProductCosts).warning(),
      group: 'story',
    }),
    defineField({ name: 'material', title: 'Material', type: 'localeText', group: 'story' }),
    defineField({ name: 'care', title: 'Care', type: 'localeText', group: 'story' }),
    defineField({ name: 'sizeGuide', title: 'Size guide', type: 'localeRichText', group: 'story' }),
    defineField({
      name: 'relatedProducts',
      title: 'Related products',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'product' }], ...mention() })],
      validation: (rule) => rule.unique(),
      group: 'story',
    }),
    seoInGroup,
    translatedFrom,
  ],
  orderings: [
    { title: 'Name', name: 'title', by: [{ field: 'title.nb', direction: 'asc' }] },
    { title: 'Clothing type', name: 'clothingType', by: [{ field: 'clothingType.title.nb', direction: 'asc' }] },
    { title: 'State', name: 'productState', by: [{ field: 'productState', direction: 'asc' }] },
    { title: 'Campaign end', name: 'crowdfundingDate', by: [{ field: 'crowdfundingDate', direction: 'asc' }] },
  ],
  preview: {
    select: {
      ...names,
      type: 'clothingType.title.nb',
      state: 'productState',
      centraId: 'centraId',
      media: 'images.0',
    },
    prepare: ({ title, subtitle, type, state, centraId, media }) => {
      const stateTitle = optionText(productStateOptions, state)
      const details = [centraId ? undefined : t('No Centra number'), stateTitle]
      return namedPreview({ title, subtitle, details, more: [type], media })
    },
  },
})
