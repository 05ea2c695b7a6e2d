// Written by "npm run typegen" from the schemas and queries: not to be changed by hand.
import { categoryPageQuery, communityPageQuery, contentPageQuery, landingPageQuery, pageQuery } from '../queries/editorial.groq.ts'
import { homePageQuery } from '../queries/home-page.groq.ts'
import { openingDaysQuery } from '../queries/opening-days.groq.ts'
import { productFactsQuery } from '../queries/product-facts.groq.ts'
import { discussionQuery, productQuery, productsQuery } from '../queries/product.groq.ts'
import { publishedDocumentsQuery, publishedVersionsQuery } from '../queries/published-documents.groq.ts'
import { newerCommunityQuery, redirectsQuery, routesQuery } from '../queries/routes.groq.ts'
import { searchAnswersQuery, searchQuery, searchSuggestionsQuery, searchSynonymsQuery } from '../queries/search.groq.ts'
import { shopListingQuery } from '../queries/shop.groq.ts'
import { siteFrameQuery } from '../queries/site-frame.groq.ts'
import { soldProductsQuery } from '../queries/sold-products.groq.ts'
import { overshootSplashQuery } from '../queries/splash.groq.ts'
import type { Shape } from './shape.ts'

const s0: Shape = { kind: 'text' }
const s1: Shape = { kind: 'literal', values: ["categoryPage"] }
const s2: Shape = { kind: 'empty' }
const s3: Shape = { kind: 'literal', values: ["block"] }
const s4: Shape = { kind: 'literal', values: ["span"] }
const s5: Shape = { kind: 'list', of: s0 }
const s6: Shape = { kind: 'object', fields: { "_key": s0, "_type": s4, "marks": s5, "text": s0 }, optional: ["marks","text"] }
const s7: Shape = { kind: 'list', of: s6 }
const s8: Shape = { kind: 'number' }
const s9: Shape = { kind: 'literal', values: ["bullet","number"] }
const s10: Shape = { kind: 'literal', values: ["link"] }
const s11: Shape = { kind: 'boolean' }
const s12: Shape = { kind: 'literal', values: ["localeSlug"] }
const s13: Shape = { kind: 'literal', values: ["slug"] }
const s14: Shape = { kind: 'object', fields: { "_type": s13, "current": s0, "source": s0 }, optional: ["current","source"] }
const s15: Shape = { kind: 'object', fields: { "_type": s12, "en": s14, "nb": s14 }, optional: ["en","nb"] }
const s16: Shape = { kind: 'union', of: [s15], nullable: true }
const s17: Shape = { kind: 'object', fields: { "_id": s0, "_type": s1, "category": s2, "path": s2, "slug": s16 }, optional: [] }
const s18: Shape = { kind: 'literal', values: ["clothingType"] }
const s19: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "category": s2, "path": s2, "slug": s16 }, optional: [] }
const s20: Shape = { kind: 'literal', values: ["communityPage"] }
const s21: Shape = { kind: 'object', fields: { "_id": s0, "_type": s20, "category": s2, "path": s2, "slug": s2 }, optional: [] }
const s22: Shape = { kind: 'literal', values: ["contentPage"] }
const s23: Shape = { kind: 'object', fields: { "_id": s0, "slug": s16 }, optional: [] }
const s24: Shape = { kind: 'union', of: [s23], nullable: true }
const s25: Shape = { kind: 'object', fields: { "_id": s0, "_type": s22, "category": s24, "path": s2, "slug": s16 }, optional: [] }
const s26: Shape = { kind: 'literal', values: ["homePage"] }
const s27: Shape = { kind: 'object', fields: { "_id": s0, "_type": s26, "category": s2, "path": s2, "slug": s2 }, optional: [] }
const s28: Shape = { kind: 'literal', values: ["landingPage"] }
const s29: Shape = { kind: 'object', fields: { "_id": s0, "_type": s28, "category": s2, "path": s16, "slug": s2 }, optional: [] }
const s30: Shape = { kind: 'literal', values: ["page"] }
const s31: Shape = { kind: 'object', fields: { "_id": s0, "_type": s30, "category": s24, "path": s2, "slug": s16 }, optional: [] }
const s32: Shape = { kind: 'literal', values: ["product"] }
const s33: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "category": s2, "path": s2, "slug": s16 }, optional: [] }
const s34: Shape = { kind: 'literal', values: ["shopPage"] }
const s35: Shape = { kind: 'object', fields: { "_id": s0, "_type": s34, "category": s2, "path": s2, "slug": s2 }, optional: [] }
const s36: Shape = { kind: 'union', of: [s17, s19, s21, s25, s27, s29, s31, s33, s35], nullable: true }
const s37: Shape = { kind: 'object', fields: { "_key": s0, "_type": s10, "href": s0, "openInNewTab": s11, "reference": s36 }, optional: ["href","openInNewTab"] }
const s38: Shape = { kind: 'list', of: s37 }
const s39: Shape = { kind: 'union', of: [s38], nullable: true }
const s40: Shape = { kind: 'literal', values: ["blockquote","h2","h3","h4","normal"] }
const s41: Shape = { kind: 'object', fields: { "_key": s0, "_type": s3, "children": s7, "level": s8, "listItem": s9, "markDefs": s39, "style": s40 }, optional: ["children","level","listItem","style"] }
const s42: Shape = { kind: 'literal', values: ["blockContentImage"] }
const s43: Shape = { kind: 'literal', values: ["center","left","right"] }
const s44: Shape = { kind: 'literal', values: ["reference"] }
const s45: Shape = { kind: 'object', fields: { "_ref": s0, "_type": s44, "_weak": s11 }, optional: ["_weak"] }
const s46: Shape = { kind: 'literal', values: ["sanity.imageCrop"] }
const s47: Shape = { kind: 'object', fields: { "_type": s46, "bottom": s8, "left": s8, "right": s8, "top": s8 }, optional: ["bottom","left","right","top"] }
const s48: Shape = { kind: 'union', of: [s47], nullable: true }
const s49: Shape = { kind: 'literal', values: ["sanity.imageHotspot"] }
const s50: Shape = { kind: 'object', fields: { "_type": s49, "height": s8, "width": s8, "x": s8, "y": s8 }, optional: ["height","width","x","y"] }
const s51: Shape = { kind: 'union', of: [s50], nullable: true }
const s52: Shape = { kind: 'union', of: [s0], nullable: true }
const s53: Shape = { kind: 'object', fields: { "asset": s45, "crop": s48, "hotspot": s51, "lqip": s52 }, optional: [] }
const s54: Shape = { kind: 'union', of: [s53], nullable: true }
const s55: Shape = { kind: 'object', fields: { "_key": s0, "_type": s42, "align": s43, "alt": s0, "caption": s0, "image": s54, "maxWidthPx": s8 }, optional: ["align","alt","caption","maxWidthPx"] }
const s56: Shape = { kind: 'literal', values: ["blockHtml"] }
const s57: Shape = { kind: 'object', fields: { "_key": s0, "_type": s56, "html": s52 }, optional: [] }
const s58: Shape = { kind: 'literal', values: ["break"] }
const s59: Shape = { kind: 'literal', values: ["horizontal-ruler"] }
const s60: Shape = { kind: 'union', of: [s59], nullable: true }
const s61: Shape = { kind: 'object', fields: { "_key": s0, "_type": s58, "style": s60 }, optional: [] }
const s62: Shape = { kind: 'literal', values: ["button"] }
const s63: Shape = { kind: 'object', fields: { "_key": s0, "_type": s62, "align": s43, "buttonType": s52, "reference": s36, "text": s0, "url": s0 }, optional: ["align","text","url"] }
const s64: Shape = { kind: 'literal', values: ["carousel"] }
const s65: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "slug": s16, "title": s52 }, optional: [] }
const s66: Shape = { kind: 'union', of: [s65], nullable: true }
const s67: Shape = { kind: 'object', fields: { "_key": s0, "hex": s52, "hex2": s52, "name": s52 }, optional: [] }
const s68: Shape = { kind: 'list', of: s67 }
const s69: Shape = { kind: 'union', of: [s68], nullable: true }
const s70: Shape = { kind: 'union', of: [s8], nullable: true }
const s71: Shape = { kind: 'literal', values: ["men","unisex","women"] }
const s72: Shape = { kind: 'list', of: s71 }
const s73: Shape = { kind: 'union', of: [s72], nullable: true }
const s74: Shape = { kind: 'union', of: [s45], nullable: true }
const s75: Shape = { kind: 'union', of: [s71], nullable: true }
const s76: Shape = { kind: 'object', fields: { "_key": s0, "alt": s52, "asset": s74, "colorHex": s52, "crop": s48, "gender": s75, "hotspot": s51, "lqip": s52 }, optional: [] }
const s77: Shape = { kind: 'list', of: s76 }
const s78: Shape = { kind: 'union', of: [s77], nullable: true }
const s79: Shape = { kind: 'literal', values: ["crowdFunding","crowdSourcing","normal","preorder","testPhase"] }
const s80: Shape = { kind: 'union', of: [s79], nullable: true }
const s81: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "cardTag": s52, "cardTitle": s52, "centraId": s52, "clothingType": s66, "colors": s69, "crowdfundingDate": s52, "crowdfundingEnded": s11, "crowdfundingGoal": s70, "crowdfundingMax": s70, "crowdfundingMaxPerPerson": s70, "fit": s73, "images": s78, "productState": s80, "slug": s16, "title": s52 }, optional: [] }
const s82: Shape = { kind: 'object', fields: { "_key": s0, "product": s81 }, optional: [] }
const s83: Shape = { kind: 'object', fields: { "alt": s52, "caption": s52, "image": s54, "url": s52 }, optional: [] }
const s84: Shape = { kind: 'object', fields: { "_key": s0, "slide": s83 }, optional: [] }
const s85: Shape = { kind: 'union', of: [s82, s84], nullable: false }
const s86: Shape = { kind: 'list', of: s85 }
const s87: Shape = { kind: 'union', of: [s86], nullable: true }
const s88: Shape = { kind: 'object', fields: { "_key": s0, "_type": s64, "items": s87, "title": s0 }, optional: ["title"] }
const s89: Shape = { kind: 'literal', values: ["columns"] }
const s90: Shape = { kind: 'literal', values: ["factBox"] }
const s91: Shape = { kind: 'list', of: s41 }
const s92: Shape = { kind: 'union', of: [s91], nullable: true }
const s93: Shape = { kind: 'object', fields: { "_key": s0, "_type": s90, "content": s92, "title": s0 }, optional: ["title"] }
const s94: Shape = { kind: 'literal', values: ["image"] }
const s95: Shape = { kind: 'plain' }
const s96: Shape = { kind: 'object', fields: { "_key": s0, "_type": s94, "alt": s0, "asset": s45, "caption": s0, "crop": s47, "describedBefore": s5, "hotspot": s50, "lqip": s52, "media": s95 }, optional: ["alt","asset","caption","crop","describedBefore","hotspot","media"] }
const s97: Shape = { kind: 'union', of: [s41, s63, s93, s96], nullable: false }
const s98: Shape = { kind: 'list', of: s97 }
const s99: Shape = { kind: 'union', of: [s98], nullable: true }
const s100: Shape = { kind: 'object', fields: { "_key": s0, "content": s99 }, optional: [] }
const s101: Shape = { kind: 'list', of: s100 }
const s102: Shape = { kind: 'union', of: [s101], nullable: true }
const s103: Shape = { kind: 'object', fields: { "_key": s0, "_type": s89, "columns": s102 }, optional: [] }
const s104: Shape = { kind: 'literal', values: ["embed"] }
const s105: Shape = { kind: 'union', of: [s11], nullable: true }
const s106: Shape = { kind: 'object', fields: { "_key": s0, "_type": s104, "autoplay": s105, "loop": s105, "title": s52, "url": s52 }, optional: [] }
const s107: Shape = { kind: 'literal', values: ["productSelection"] }
const s108: Shape = { kind: 'list', of: s81 }
const s109: Shape = { kind: 'union', of: [s108], nullable: true }
const s110: Shape = { kind: 'object', fields: { "_key": s0, "_type": s107, "products": s109, "title": s0 }, optional: ["title"] }
const s111: Shape = { kind: 'literal', values: ["table"] }
const s112: Shape = { kind: 'literal', values: ["men","women"] }
const s113: Shape = { kind: 'union', of: [s112], nullable: true }
const s114: Shape = { kind: 'union', of: [s5], nullable: true }
const s115: Shape = { kind: 'object', fields: { "_key": s0, "cells": s114, "width": s70 }, optional: [] }
const s116: Shape = { kind: 'list', of: s115 }
const s117: Shape = { kind: 'union', of: [s116], nullable: true }
const s118: Shape = { kind: 'object', fields: { "_key": s0, "_type": s111, "caption": s52, "fit": s113, "hasHeader": s105, "rows": s117 }, optional: [] }
const s119: Shape = { kind: 'union', of: [s41, s55, s57, s61, s63, s88, s103, s106, s93, s96, s110, s118], nullable: false }
const s120: Shape = { kind: 'list', of: s119 }
const s121: Shape = { kind: 'union', of: [s120], nullable: true }
const s122: Shape = { kind: 'literal', values: ["en","nb"] }
const s123: Shape = { kind: 'object', fields: { "alt": s52, "asset": s74, "crop": s48, "hotspot": s51, "lqip": s52 }, optional: [] }
const s124: Shape = { kind: 'union', of: [s123], nullable: true }
const s125: Shape = { kind: 'object', fields: { "_id": s0, "_type": s22, "author": s52, "category": s24, "image": s124, "lead": s52, "path": s2, "publishedAt": s52, "slug": s16, "title": s52 }, optional: [] }
const s126: Shape = { kind: 'object', fields: { "_id": s0, "_type": s30, "author": s2, "category": s24, "image": s124, "lead": s52, "path": s2, "publishedAt": s2, "slug": s16, "title": s52 }, optional: [] }
const s127: Shape = { kind: 'union', of: [s125, s126], nullable: false }
const s128: Shape = { kind: 'list', of: s127 }
const s129: Shape = { kind: 'object', fields: { "description": s52, "image": s124, "noIndex": s11, "title": s52 }, optional: [] }
const s130: Shape = { kind: 'object', fields: { "_id": s0, "_type": s1, "category": s2, "content": s121, "contentLanguage": s122, "entries": s128, "image": s124, "lead": s52, "path": s2, "seo": s129, "slug": s16, "title": s52 }, optional: [] }
const s131: Shape = { kind: 'union', of: [s130], nullable: true }
const s132: Shape = { kind: 'list', of: s125 }
const s133: Shape = { kind: 'literal', values: [false] }
const s134: Shape = { kind: 'literal', values: ["crowdSourcing"] }
const s135: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "cardTag": s52, "cardTitle": s52, "centraId": s52, "clothingType": s66, "colors": s69, "crowdfundingDate": s52, "crowdfundingEnded": s133, "crowdfundingGoal": s70, "crowdfundingMax": s70, "crowdfundingMaxPerPerson": s70, "fit": s73, "images": s78, "productState": s134, "slug": s16, "title": s52 }, optional: [] }
const s136: Shape = { kind: 'list', of: s135 }
const s137: Shape = { kind: 'object', fields: { "_id": s20, "_type": s20, "category": s2, "content": s121, "contentLanguage": s122, "image": s124, "lead": s52, "path": s2, "seo": s129, "slug": s2, "title": s52 }, optional: [] }
const s138: Shape = { kind: 'union', of: [s137], nullable: true }
const s139: Shape = { kind: 'object', fields: { "articles": s132, "campaigns": s108, "discussions": s136, "page": s138 }, optional: [] }
const s140: Shape = { kind: 'object', fields: { "_id": s0, "_type": s1, "category": s2, "path": s2, "slug": s16, "title": s52 }, optional: [] }
const s141: Shape = { kind: 'union', of: [s140], nullable: true }
const s142: Shape = { kind: 'union', of: [s132], nullable: true }
const s143: Shape = { kind: 'object', fields: { "_id": s0, "_type": s22, "_updatedAt": s0, "author": s52, "category": s24, "content": s121, "contentLanguage": s122, "image": s124, "lead": s52, "parent": s141, "path": s2, "publishedAt": s52, "related": s142, "seo": s129, "slug": s16, "title": s52 }, optional: [] }
const s144: Shape = { kind: 'union', of: [s143], nullable: true }
const s145: Shape = { kind: 'object', fields: { "_id": s0, "_type": s28, "category": s2, "content": s121, "contentLanguage": s122, "image": s124, "lead": s52, "path": s16, "seo": s129, "slug": s2, "title": s52 }, optional: [] }
const s146: Shape = { kind: 'union', of: [s145], nullable: true }
const s147: Shape = { kind: 'object', fields: { "_id": s0, "_type": s30, "category": s24, "content": s121, "contentLanguage": s122, "image": s124, "lead": s52, "parent": s141, "path": s2, "seo": s129, "slug": s16, "title": s52 }, optional: [] }
const s148: Shape = { kind: 'union', of: [s147], nullable: true }
const s149: Shape = { kind: 'list', of: s112 }
const s150: Shape = { kind: 'union', of: [s149], nullable: true }
const s151: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "genders": s150, "image": s124, "slug": s16, "title": s52 }, optional: [] }
const s152: Shape = { kind: 'list', of: s151 }
const s153: Shape = { kind: 'union', of: [s152], nullable: true }
const s154: Shape = { kind: 'union', of: [s17, s25, s29, s31], nullable: true }
const s155: Shape = { kind: 'object', fields: { "_id": s26, "_type": s26, "categoriesHeading": s52, "clothingTypes": s153, "communityHeading": s52, "communityImage": s124, "communityText": s52, "content": s121, "contentLanguage": s122, "crowdfundingHeading": s52, "editorialHeading": s52, "editorialImage": s124, "editorialLink": s154, "editorialLinkText": s52, "editorialText": s52, "heroHeading": s52, "heroImage": s124, "heroPromise": s52, "preorderHeading": s52, "seo": s129, "treeFigure": s70, "treeText": s52 }, optional: [] }
const s156: Shape = { kind: 'union', of: [s155], nullable: true }
const s157: Shape = { kind: 'literal', values: ["preorder"] }
const s158: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "cardTag": s52, "cardTitle": s52, "centraId": s52, "clothingType": s66, "colors": s69, "crowdfundingDate": s52, "crowdfundingEnded": s133, "crowdfundingGoal": s70, "crowdfundingMax": s70, "crowdfundingMaxPerPerson": s70, "fit": s73, "images": s78, "productState": s157, "slug": s16, "title": s52 }, optional: [] }
const s159: Shape = { kind: 'list', of: s158 }
const s160: Shape = { kind: 'object', fields: { "articles": s132, "crowdfunding": s108, "home": s156, "preorder": s159 }, optional: [] }
const s161: Shape = { kind: 'literal', values: ["siteSettings"] }
const s162: Shape = { kind: 'literal', values: ["friday","monday","saturday","sunday","thursday","tuesday","wednesday"] }
const s163: Shape = { kind: 'list', of: s162 }
const s164: Shape = { kind: 'union', of: [s163], nullable: true }
const s165: Shape = { kind: 'object', fields: { "from": s52, "isOpen": s105, "to": s52 }, optional: [] }
const s166: Shape = { kind: 'list', of: s165 }
const s167: Shape = { kind: 'union', of: [s166], nullable: true }
const s168: Shape = { kind: 'object', fields: { "_id": s161, "_type": s161, "openWeekdays": s164, "openingExceptions": s167 }, optional: [] }
const s169: Shape = { kind: 'union', of: [s168], nullable: true }
const s170: Shape = { kind: 'object', fields: { "hex": s52, "hex2": s52, "name": s52 }, optional: [] }
const s171: Shape = { kind: 'list', of: s170 }
const s172: Shape = { kind: 'union', of: [s171], nullable: true }
const s173: Shape = { kind: 'object', fields: { "alt": s52, "asset": s74, "colorHex": s52, "crop": s48, "gender": s75, "hotspot": s51 }, optional: [] }
const s174: Shape = { kind: 'list', of: s173 }
const s175: Shape = { kind: 'union', of: [s174], nullable: true }
const s176: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "centraId": s0, "colors": s172, "crowdfundingDate": s52, "crowdfundingGoal": s70, "crowdfundingMax": s70, "crowdfundingMaxPerPerson": s70, "images": s175, "productState": s80, "slug": s16, "title": s52 }, optional: [] }
const s177: Shape = { kind: 'list', of: s176 }
const s178: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "cardTag": s52, "cardTitle": s52, "centraId": s52, "clothingType": s66, "colors": s69, "crowdfundingDate": s52, "crowdfundingEnded": s11, "crowdfundingGoal": s70, "crowdfundingMax": s70, "crowdfundingMaxPerPerson": s70, "fit": s73, "images": s78, "lead": s52, "productState": s80, "seo": s129, "slug": s16, "title": s52 }, optional: [] }
const s179: Shape = { kind: 'union', of: [s178], nullable: true }
const s180: Shape = { kind: 'object', fields: { "_key": s0, "share": s70, "title": s52 }, optional: [] }
const s181: Shape = { kind: 'list', of: s180 }
const s182: Shape = { kind: 'union', of: [s181], nullable: true }
const s183: Shape = { kind: 'literal', values: [1,2,3,4,5] }
const s184: Shape = { kind: 'union', of: [s183], nullable: true }
const s185: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "cardTag": s52, "cardTitle": s52, "care": s52, "centraId": s52, "clothingType": s66, "colors": s69, "content": s121, "contentLanguage": s122, "costs": s182, "crowdfundingDate": s52, "crowdfundingEnded": s11, "crowdfundingGoal": s70, "crowdfundingMax": s70, "crowdfundingMaxPerPerson": s70, "fit": s73, "images": s78, "lead": s52, "lengths": s114, "material": s52, "origin": s52, "productState": s80, "related": s109, "repair": s52, "seo": s129, "sizeGuide": s121, "sizeGuideLanguage": s122, "sizes": s114, "slug": s16, "surveyUrl": s52, "title": s52, "warmth": s184, "weight": s70 }, optional: [] }
const s186: Shape = { kind: 'union', of: [s185], nullable: true }
const s187: Shape = { kind: 'object', fields: { "en": s2, "nb": s2 }, optional: [] }
const s188: Shape = { kind: 'object', fields: { "en": s52, "nb": s52 }, optional: [] }
const s189: Shape = { kind: 'object', fields: { "alt": s188, "asset": s74, "crop": s48, "hotspot": s51, "lqip": s52 }, optional: [] }
const s190: Shape = { kind: 'union', of: [s189], nullable: true }
const s191: Shape = { kind: 'literal', values: [true] }
const s192: Shape = { kind: 'object', fields: { "en": s0, "nb": s0 }, optional: [] }
const s193: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_type": s1, "_updatedAt": s0, "author": s2, "cardTag": s187, "cardTitle": s187, "categoryId": s2, "centraId": s2, "clothingTypeId": s2, "colors": s2, "crowdfundingDate": s2, "crowdfundingGoal": s2, "crowdfundingMax": s2, "crowdfundingMaxPerPerson": s2, "fit": s2, "from": s2, "genders": s2, "image": s190, "images": s2, "lead": s188, "material": s187, "newerPageId": s2, "noIndex": s11, "path": s2, "permanent": s191, "priority": s2, "productState": s2, "publishedAt": s2, "sizes": s2, "slug": s16, "surveyUrl": s2, "testGarments": s2, "text": s192, "title": s188, "to": s2 }, optional: [] }
const s194: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_type": s18, "_updatedAt": s0, "author": s2, "cardTag": s187, "cardTitle": s187, "categoryId": s2, "centraId": s2, "clothingTypeId": s2, "colors": s2, "crowdfundingDate": s2, "crowdfundingGoal": s2, "crowdfundingMax": s2, "crowdfundingMaxPerPerson": s2, "fit": s2, "from": s2, "genders": s150, "image": s190, "images": s2, "lead": s188, "material": s187, "newerPageId": s2, "noIndex": s11, "path": s2, "permanent": s191, "priority": s70, "productState": s2, "publishedAt": s2, "sizes": s2, "slug": s16, "surveyUrl": s2, "testGarments": s2, "text": s192, "title": s188, "to": s2 }, optional: [] }
const s195: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_type": s20, "_updatedAt": s0, "author": s2, "cardTag": s187, "cardTitle": s187, "categoryId": s2, "centraId": s2, "clothingTypeId": s2, "colors": s2, "crowdfundingDate": s2, "crowdfundingGoal": s2, "crowdfundingMax": s2, "crowdfundingMaxPerPerson": s2, "fit": s2, "from": s2, "genders": s2, "image": s190, "images": s2, "lead": s188, "material": s187, "newerPageId": s52, "noIndex": s11, "path": s2, "permanent": s191, "priority": s2, "productState": s2, "publishedAt": s2, "sizes": s2, "slug": s2, "surveyUrl": s2, "testGarments": s2, "text": s192, "title": s188, "to": s2 }, optional: [] }
const s196: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_type": s22, "_updatedAt": s0, "author": s52, "cardTag": s187, "cardTitle": s187, "categoryId": s52, "centraId": s2, "clothingTypeId": s2, "colors": s2, "crowdfundingDate": s2, "crowdfundingGoal": s2, "crowdfundingMax": s2, "crowdfundingMaxPerPerson": s2, "fit": s2, "from": s2, "genders": s2, "image": s190, "images": s2, "lead": s188, "material": s187, "newerPageId": s2, "noIndex": s11, "path": s2, "permanent": s191, "priority": s2, "productState": s2, "publishedAt": s52, "sizes": s2, "slug": s16, "surveyUrl": s2, "testGarments": s2, "text": s192, "title": s188, "to": s2 }, optional: [] }
const s197: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_type": s28, "_updatedAt": s0, "author": s2, "cardTag": s187, "cardTitle": s187, "categoryId": s2, "centraId": s2, "clothingTypeId": s2, "colors": s2, "crowdfundingDate": s2, "crowdfundingGoal": s2, "crowdfundingMax": s2, "crowdfundingMaxPerPerson": s2, "fit": s2, "from": s2, "genders": s2, "image": s190, "images": s2, "lead": s188, "material": s187, "newerPageId": s2, "noIndex": s11, "path": s16, "permanent": s191, "priority": s2, "productState": s2, "publishedAt": s2, "sizes": s2, "slug": s2, "surveyUrl": s2, "testGarments": s2, "text": s192, "title": s188, "to": s2 }, optional: [] }
const s198: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_type": s30, "_updatedAt": s0, "author": s2, "cardTag": s187, "cardTitle": s187, "categoryId": s52, "centraId": s2, "clothingTypeId": s2, "colors": s2, "crowdfundingDate": s2, "crowdfundingGoal": s2, "crowdfundingMax": s2, "crowdfundingMaxPerPerson": s2, "fit": s2, "from": s2, "genders": s2, "image": s190, "images": s2, "lead": s188, "material": s187, "newerPageId": s2, "noIndex": s11, "path": s2, "permanent": s191, "priority": s2, "productState": s2, "publishedAt": s2, "sizes": s2, "slug": s16, "surveyUrl": s2, "testGarments": s2, "text": s192, "title": s188, "to": s2 }, optional: [] }
const s199: Shape = { kind: 'object', fields: { "_key": s0, "hex": s52, "hex2": s52, "name": s188 }, optional: [] }
const s200: Shape = { kind: 'list', of: s199 }
const s201: Shape = { kind: 'union', of: [s200], nullable: true }
const s202: Shape = { kind: 'object', fields: { "_key": s0, "alt": s188, "asset": s74, "colorHex": s52, "crop": s48, "gender": s75, "hotspot": s51, "lqip": s52 }, optional: [] }
const s203: Shape = { kind: 'list', of: s202 }
const s204: Shape = { kind: 'union', of: [s203], nullable: true }
const s205: Shape = { kind: 'union', of: [s188], nullable: true }
const s206: Shape = { kind: 'object', fields: { "count": s70, "size": s52 }, optional: [] }
const s207: Shape = { kind: 'list', of: s206 }
const s208: Shape = { kind: 'union', of: [s207], nullable: true }
const s209: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_type": s32, "_updatedAt": s0, "author": s2, "cardTag": s188, "cardTitle": s188, "categoryId": s2, "centraId": s52, "clothingTypeId": s52, "colors": s201, "crowdfundingDate": s52, "crowdfundingGoal": s70, "crowdfundingMax": s70, "crowdfundingMaxPerPerson": s70, "fit": s73, "from": s2, "genders": s2, "image": s2, "images": s204, "lead": s188, "material": s188, "newerPageId": s2, "noIndex": s11, "path": s2, "permanent": s191, "priority": s2, "productState": s80, "publishedAt": s2, "sizes": s114, "slug": s16, "surveyUrl": s205, "testGarments": s208, "text": s192, "title": s188, "to": s2 }, optional: [] }
const s210: Shape = { kind: 'literal', values: ["redirect"] }
const s211: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_type": s210, "_updatedAt": s0, "author": s2, "cardTag": s187, "cardTitle": s187, "categoryId": s2, "centraId": s2, "clothingTypeId": s2, "colors": s2, "crowdfundingDate": s2, "crowdfundingGoal": s2, "crowdfundingMax": s2, "crowdfundingMaxPerPerson": s2, "fit": s2, "from": s52, "genders": s2, "image": s2, "images": s2, "lead": s187, "material": s187, "newerPageId": s2, "noIndex": s133, "path": s2, "permanent": s11, "priority": s2, "productState": s2, "publishedAt": s2, "sizes": s2, "slug": s2, "surveyUrl": s2, "testGarments": s2, "text": s192, "title": s187, "to": s52 }, optional: [] }
const s212: Shape = { kind: 'union', of: [s193, s194, s195, s196, s197, s198, s209, s211], nullable: false }
const s213: Shape = { kind: 'list', of: s212 }
const s214: Shape = { kind: 'object', fields: { "_id": s0, "_updatedAt": s0 }, optional: [] }
const s215: Shape = { kind: 'list', of: s214 }
const s216: Shape = { kind: 'union', of: [s25, s31], nullable: true }
const s217: Shape = { kind: 'object', fields: { "_id": s20, "newerPage": s216 }, optional: [] }
const s218: Shape = { kind: 'union', of: [s217], nullable: true }
const s219: Shape = { kind: 'object', fields: { "_id": s0, "from": s0, "permanent": s11, "to": s0 }, optional: [] }
const s220: Shape = { kind: 'list', of: s219 }
const s221: Shape = { kind: 'object', fields: { "_id": s0, "_type": s1, "_updatedAt": s0, "category": s2, "genders": s2, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s222: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "_updatedAt": s0, "category": s2, "genders": s150, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s223: Shape = { kind: 'object', fields: { "_id": s0, "_type": s22, "_updatedAt": s0, "category": s24, "genders": s2, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s224: Shape = { kind: 'object', fields: { "_id": s0, "_type": s28, "_updatedAt": s0, "category": s2, "genders": s2, "noIndex": s11, "path": s16, "slug": s2 }, optional: [] }
const s225: Shape = { kind: 'object', fields: { "_id": s0, "_type": s30, "_updatedAt": s0, "category": s24, "genders": s2, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s226: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "_updatedAt": s0, "category": s2, "genders": s2, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s227: Shape = { kind: 'union', of: [s221, s222, s223, s224, s225, s226], nullable: false }
const s228: Shape = { kind: 'list', of: s227 }
const s229: Shape = { kind: 'object', fields: { "_id": s0, "_type": s1, "category": s2, "path": s2, "slug": s16, "title": s188 }, optional: [] }
const s230: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "category": s2, "path": s2, "slug": s16, "title": s188 }, optional: [] }
const s231: Shape = { kind: 'object', fields: { "_id": s0, "_type": s20, "category": s2, "path": s2, "slug": s2, "title": s188 }, optional: [] }
const s232: Shape = { kind: 'object', fields: { "_id": s0, "_type": s22, "category": s24, "path": s2, "slug": s16, "title": s188 }, optional: [] }
const s233: Shape = { kind: 'object', fields: { "_id": s0, "_type": s28, "category": s2, "path": s16, "slug": s2, "title": s188 }, optional: [] }
const s234: Shape = { kind: 'object', fields: { "_id": s0, "_type": s30, "category": s24, "path": s2, "slug": s16, "title": s188 }, optional: [] }
const s235: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "category": s2, "path": s2, "slug": s16, "title": s188 }, optional: [] }
const s236: Shape = { kind: 'object', fields: { "_id": s0, "_type": s34, "category": s2, "path": s2, "slug": s2, "title": s188 }, optional: [] }
const s237: Shape = { kind: 'union', of: [s229, s230, s231, s232, s233, s234, s235, s236], nullable: true }
const s238: Shape = { kind: 'object', fields: { "page": s237, "text": s188, "words": s114 }, optional: [] }
const s239: Shape = { kind: 'list', of: s238 }
const s240: Shape = { kind: 'union', of: [s239], nullable: true }
const s241: Shape = { kind: 'object', fields: { "asset": s74, "crop": s48, "hotspot": s51 }, optional: [] }
const s242: Shape = { kind: 'union', of: [s241], nullable: true }
const s243: Shape = { kind: 'object', fields: { "_id": s0, "_type": s1, "category": s2, "centraId": s2, "colours": s187, "fit": s2, "image": s242, "images": s2, "kind": s187, "lead": s188, "material": s187, "path": s2, "productState": s2, "slug": s16, "swatches": s2, "text": s192, "title": s188 }, optional: [] }
const s244: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "category": s2, "centraId": s2, "colours": s187, "fit": s2, "image": s242, "images": s2, "kind": s187, "lead": s188, "material": s187, "path": s2, "productState": s2, "slug": s16, "swatches": s2, "text": s192, "title": s188 }, optional: [] }
const s245: Shape = { kind: 'object', fields: { "_id": s0, "_type": s20, "category": s2, "centraId": s2, "colours": s187, "fit": s2, "image": s242, "images": s2, "kind": s187, "lead": s188, "material": s187, "path": s2, "productState": s2, "slug": s2, "swatches": s2, "text": s192, "title": s188 }, optional: [] }
const s246: Shape = { kind: 'object', fields: { "_id": s0, "_type": s22, "category": s24, "centraId": s2, "colours": s187, "fit": s2, "image": s242, "images": s2, "kind": s187, "lead": s188, "material": s187, "path": s2, "productState": s2, "slug": s16, "swatches": s2, "text": s192, "title": s188 }, optional: [] }
const s247: Shape = { kind: 'object', fields: { "_id": s0, "_type": s28, "category": s2, "centraId": s2, "colours": s187, "fit": s2, "image": s242, "images": s2, "kind": s187, "lead": s188, "material": s187, "path": s16, "productState": s2, "slug": s2, "swatches": s2, "text": s192, "title": s188 }, optional: [] }
const s248: Shape = { kind: 'object', fields: { "_id": s0, "_type": s30, "category": s24, "centraId": s2, "colours": s187, "fit": s2, "image": s242, "images": s2, "kind": s187, "lead": s188, "material": s187, "path": s2, "productState": s2, "slug": s16, "swatches": s2, "text": s192, "title": s188 }, optional: [] }
const s249: Shape = { kind: 'list', of: s52 }
const s250: Shape = { kind: 'union', of: [s249], nullable: true }
const s251: Shape = { kind: 'object', fields: { "en": s250, "nb": s250 }, optional: [] }
const s252: Shape = { kind: 'object', fields: { "asset": s74, "colorHex": s52, "crop": s48, "gender": s75, "hotspot": s51 }, optional: [] }
const s253: Shape = { kind: 'list', of: s252 }
const s254: Shape = { kind: 'union', of: [s253], nullable: true }
const s255: Shape = { kind: 'object', fields: { "hex": s52, "hex2": s52 }, optional: [] }
const s256: Shape = { kind: 'list', of: s255 }
const s257: Shape = { kind: 'union', of: [s256], nullable: true }
const s258: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "category": s2, "centraId": s52, "colours": s251, "fit": s73, "image": s2, "images": s254, "kind": s188, "lead": s188, "material": s188, "path": s2, "productState": s80, "slug": s16, "swatches": s257, "text": s192, "title": s188 }, optional: [] }
const s259: Shape = { kind: 'union', of: [s243, s244, s245, s246, s247, s248, s258], nullable: false }
const s260: Shape = { kind: 'list', of: s259 }
const s261: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "category": s2, "path": s2, "slug": s16, "title": s52 }, optional: [] }
const s262: Shape = { kind: 'list', of: s261 }
const s263: Shape = { kind: 'list', of: s114 }
const s264: Shape = { kind: 'union', of: [s263], nullable: true }
const s265: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "genders": s150, "image": s124, "lead": s52, "seo": s129, "slug": s16, "title": s52 }, optional: [] }
const s266: Shape = { kind: 'union', of: [s265], nullable: true }
const s267: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "count": s8, "genders": s150, "image": s124, "slug": s16, "title": s52 }, optional: [] }
const s268: Shape = { kind: 'list', of: s267 }
const s269: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_type": s32, "cardTag": s52, "cardTitle": s52, "centraId": s52, "clothingType": s66, "colors": s69, "crowdfundingDate": s52, "crowdfundingEnded": s11, "crowdfundingGoal": s70, "crowdfundingMax": s70, "crowdfundingMaxPerPerson": s70, "fit": s73, "images": s78, "productState": s80, "sizes": s114, "slug": s16, "title": s52 }, optional: [] }
const s270: Shape = { kind: 'list', of: s269 }
const s271: Shape = { kind: 'object', fields: { "_id": s34, "_type": s34, "lead": s52, "menImage": s124, "menLead": s52, "menTitle": s52, "seo": s129, "title": s52, "womenImage": s124, "womenLead": s52, "womenTitle": s52 }, optional: [] }
const s272: Shape = { kind: 'union', of: [s271], nullable: true }
const s273: Shape = { kind: 'object', fields: { "clothingType": s266, "clothingTypes": s268, "products": s270, "shop": s272 }, optional: [] }
const s274: Shape = { kind: 'literal', values: ["footer"] }
const s275: Shape = { kind: 'object', fields: { "_key": s0, "link": s52, "title": s52 }, optional: [] }
const s276: Shape = { kind: 'list', of: s275 }
const s277: Shape = { kind: 'union', of: [s276], nullable: true }
const s278: Shape = { kind: 'literal', values: ["Bluesky","Facebook","Instagram","LinkedIn","Mastodon","Pinterest","Strava","TikTok","Vimeo","YouTube"] }
const s279: Shape = { kind: 'union', of: [s278], nullable: true }
const s280: Shape = { kind: 'object', fields: { "_key": s0, "platform": s279, "url": s52 }, optional: [] }
const s281: Shape = { kind: 'list', of: s280 }
const s282: Shape = { kind: 'union', of: [s281], nullable: true }
const s283: Shape = { kind: 'object', fields: { "_id": s274, "_type": s274, "contactEmail": s52, "contactPhone": s52, "menuElements": s277, "socialLinks": s282, "storeAddress": s52, "storeOpeningHours": s52 }, optional: [] }
const s284: Shape = { kind: 'union', of: [s283], nullable: true }
const s285: Shape = { kind: 'object', fields: { "_key": s0, "image": s124, "link": s52, "title": s52 }, optional: [] }
const s286: Shape = { kind: 'list', of: s285 }
const s287: Shape = { kind: 'union', of: [s286], nullable: true }
const s288: Shape = { kind: 'object', fields: { "_key": s0, "routes": s287, "title": s52 }, optional: [] }
const s289: Shape = { kind: 'list', of: s288 }
const s290: Shape = { kind: 'union', of: [s289], nullable: true }
const s291: Shape = { kind: 'literal', values: ["everyone","logged_in","logged_out"] }
const s292: Shape = { kind: 'union', of: [s291], nullable: true }
const s293: Shape = { kind: 'object', fields: { "_key": s0, "groups": s290, "link": s52, "priority": s70, "showTo": s292, "title": s52 }, optional: [] }
const s294: Shape = { kind: 'list', of: s293 }
const s295: Shape = { kind: 'union', of: [s294], nullable: true }
const s296: Shape = { kind: 'object', fields: { "active": s105, "text": s52, "thresholdEur": s70, "thresholdNok": s70 }, optional: [] }
const s297: Shape = { kind: 'union', of: [s296], nullable: true }
const s298: Shape = { kind: 'object', fields: { "name": s52, "share": s70, "url": s52 }, optional: [] }
const s299: Shape = { kind: 'union', of: [s298], nullable: true }
const s300: Shape = { kind: 'object', fields: { "_id": s161, "_type": s161, "campaignBanner": s297, "description": s52, "openGraphImage": s124, "organisationNumber": s52, "paymentProviderNote": s52, "shopName": s52, "treePlantingPartner": s299 }, optional: [] }
const s301: Shape = { kind: 'union', of: [s300], nullable: true }
const s302: Shape = { kind: 'object', fields: { "footer": s284, "menu": s295, "settings": s301 }, optional: [] }
const s303: Shape = { kind: 'object', fields: { "hex": s52, "hex2": s52, "name": s188 }, optional: [] }
const s304: Shape = { kind: 'list', of: s303 }
const s305: Shape = { kind: 'union', of: [s304], nullable: true }
const s306: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "category": s2, "centraId": s0, "colours": s305, "crowdfundingDate": s52, "crowdfundingGoal": s70, "crowdfundingMax": s70, "crowdfundingMaxPerPerson": s70, "path": s2, "productState": s80, "slug": s16, "surveyUrl": s205, "testGarments": s208, "title": s188 }, optional: [] }
const s307: Shape = { kind: 'list', of: s306 }
const s308: Shape = { kind: 'literal', values: ["overshootSplash"] }
const s309: Shape = { kind: 'object', fields: { "_id": s308, "_type": s308, "buttonText": s52, "day": s52, "text": s121, "textLanguage": s122, "title": s52 }, optional: [] }
const s310: Shape = { kind: 'union', of: [s309], nullable: true }
const s311: Shape = { kind: 'literal', values: ["campaignBanner"] }
const s312: Shape = { kind: 'literal', values: ["localeString"] }
const s313: Shape = { kind: 'object', fields: { "_type": s312, "en": s0, "nb": s0 }, optional: ["en","nb"] }
const s314: Shape = { kind: 'object', fields: { "_type": s311, "active": s11, "text": s313, "thresholdEur": s8, "thresholdNok": s8 }, optional: ["active","text","thresholdEur","thresholdNok"] }
const s315: Shape = { kind: 'literal', values: ["localeText"] }
const s316: Shape = { kind: 'object', fields: { "_type": s315, "en": s0, "nb": s0 }, optional: ["en","nb"] }
const s317: Shape = { kind: 'literal', values: ["accessibleImage"] }
const s318: Shape = { kind: 'object', fields: { "_type": s317, "alt": s313, "asset": s45, "crop": s47, "describedBefore": s5, "hotspot": s50, "media": s95 }, optional: ["alt","asset","crop","describedBefore","hotspot","media"] }
const s319: Shape = { kind: 'literal', values: ["openingException"] }
const s320: Shape = { kind: 'object', fields: { "_key": s0, "_type": s319, "from": s0, "isOpen": s11, "to": s0 }, optional: ["from","isOpen","to"] }
const s321: Shape = { kind: 'list', of: s320 }
const s322: Shape = { kind: 'literal', values: ["treePlantingPartner"] }
const s323: Shape = { kind: 'object', fields: { "_type": s322, "name": s0, "share": s8, "url": s0 }, optional: ["name","share","url"] }
const s324: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s161, "_updatedAt": s0, "campaignBanner": s314, "currencies": s5, "description": s316, "openGraphImage": s318, "openWeekdays": s163, "openingExceptions": s321, "organisationNumber": s0, "paymentProviderNote": s316, "searchNames": s0, "shopName": s0, "treePlantingPartner": s323 }, optional: ["campaignBanner","currencies","description","openGraphImage","openWeekdays","openingExceptions","organisationNumber","paymentProviderNote","searchNames","shopName","treePlantingPartner"] }
const s325: Shape = { kind: 'literal', values: ["localeRichText"] }
const s326: Shape = { kind: 'object', fields: { "_type": s94, "asset": s45, "crop": s47, "describedBefore": s5, "hotspot": s50, "media": s95 }, optional: ["crop","describedBefore","hotspot","media"] }
const s327: Shape = { kind: 'object', fields: { "_key": s0, "_type": s42, "align": s43, "alt": s0, "caption": s0, "image": s326, "maxWidthPx": s8 }, optional: ["align","alt","caption","image","maxWidthPx"] }
const s328: Shape = { kind: 'object', fields: { "_key": s0, "_type": s56, "html": s0 }, optional: ["html"] }
const s329: Shape = { kind: 'object', fields: { "_key": s0, "_type": s58, "style": s59 }, optional: ["style"] }
const s330: Shape = { kind: 'literal', values: ["link","login","register","submitIdea"] }
const s331: Shape = { kind: 'object', fields: { "_key": s0, "_type": s62, "align": s43, "buttonType": s330, "reference": s45, "text": s0, "url": s0 }, optional: ["align","buttonType","reference","text","url"] }
const s332: Shape = { kind: 'literal', values: ["carouselSlide"] }
const s333: Shape = { kind: 'object', fields: { "_key": s0, "_type": s332, "alt": s0, "caption": s0, "image": s326, "url": s0 }, optional: ["alt","caption","image","url"] }
const s334: Shape = { kind: 'object', fields: { "_key": s0, "_ref": s0, "_type": s44, "_weak": s11 }, optional: ["_weak"] }
const s335: Shape = { kind: 'union', of: [s333, s334], nullable: false }
const s336: Shape = { kind: 'list', of: s335 }
const s337: Shape = { kind: 'object', fields: { "_key": s0, "_type": s64, "items": s336, "title": s0 }, optional: ["items","title"] }
const s338: Shape = { kind: 'literal', values: ["column"] }
const s339: Shape = { kind: 'object', fields: { "_key": s0, "_type": s10, "href": s0, "openInNewTab": s11, "reference": s45 }, optional: ["href","openInNewTab","reference"] }
const s340: Shape = { kind: 'list', of: s339 }
const s341: Shape = { kind: 'object', fields: { "_key": s0, "_type": s3, "children": s7, "level": s8, "listItem": s9, "markDefs": s340, "style": s40 }, optional: ["children","level","listItem","markDefs","style"] }
const s342: Shape = { kind: 'list', of: s341 }
const s343: Shape = { kind: 'object', fields: { "_key": s0, "_type": s90, "content": s342, "title": s0 }, optional: ["content","title"] }
const s344: Shape = { kind: 'object', fields: { "_key": s0, "_type": s94, "alt": s0, "asset": s45, "caption": s0, "crop": s47, "describedBefore": s5, "hotspot": s50, "media": s95 }, optional: ["alt","asset","caption","crop","describedBefore","hotspot","media"] }
const s345: Shape = { kind: 'union', of: [s331, s343, s341, s344], nullable: false }
const s346: Shape = { kind: 'list', of: s345 }
const s347: Shape = { kind: 'object', fields: { "_key": s0, "_type": s338, "content": s346 }, optional: ["content"] }
const s348: Shape = { kind: 'list', of: s347 }
const s349: Shape = { kind: 'object', fields: { "_key": s0, "_type": s89, "columns": s348 }, optional: ["columns"] }
const s350: Shape = { kind: 'object', fields: { "_key": s0, "_type": s104, "autoplay": s11, "loop": s11, "title": s0, "url": s0 }, optional: ["autoplay","loop","title","url"] }
const s351: Shape = { kind: 'list', of: s334 }
const s352: Shape = { kind: 'object', fields: { "_key": s0, "_type": s107, "products": s351, "title": s0 }, optional: ["products","title"] }
const s353: Shape = { kind: 'literal', values: ["tableRow"] }
const s354: Shape = { kind: 'object', fields: { "_key": s0, "_type": s353, "cells": s5 }, optional: ["cells"] }
const s355: Shape = { kind: 'list', of: s354 }
const s356: Shape = { kind: 'object', fields: { "_key": s0, "_type": s111, "caption": s0, "fit": s112, "hasHeader": s11, "rows": s355 }, optional: ["caption","fit","hasHeader","rows"] }
const s357: Shape = { kind: 'union', of: [s327, s328, s329, s331, s337, s349, s350, s343, s352, s356, s341, s344], nullable: false }
const s358: Shape = { kind: 'list', of: s357 }
const s359: Shape = { kind: 'object', fields: { "_type": s325, "en": s358, "nb": s358 }, optional: ["en","nb"] }
const s360: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s308, "_updatedAt": s0, "active": s11, "buttonText": s313, "day": s0, "searchNames": s0, "text": s359, "title": s313 }, optional: ["active","buttonText","day","searchNames","text","title"] }
const s361: Shape = { kind: 'literal', values: ["menuRoute"] }
const s362: Shape = { kind: 'object', fields: { "_key": s0, "_type": s361, "linkEn": s0, "linkNb": s0, "title": s313 }, optional: ["linkEn","linkNb","title"] }
const s363: Shape = { kind: 'list', of: s362 }
const s364: Shape = { kind: 'literal', values: ["socialLink"] }
const s365: Shape = { kind: 'literal', values: ["Instagram","Facebook","YouTube","Vimeo","Strava","LinkedIn","Pinterest","TikTok","Mastodon","Bluesky"] }
const s366: Shape = { kind: 'object', fields: { "_key": s0, "_type": s364, "platform": s365, "url": s0 }, optional: ["platform","url"] }
const s367: Shape = { kind: 'list', of: s366 }
const s368: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s274, "_updatedAt": s0, "contactEmail": s0, "contactPhone": s0, "menuElements": s363, "searchNames": s0, "socialLinks": s367, "storeAddress": s316, "storeOpeningHours": s316 }, optional: ["contactEmail","contactPhone","menuElements","searchNames","socialLinks","storeAddress","storeOpeningHours"] }
const s369: Shape = { kind: 'literal', values: ["mainMenu"] }
const s370: Shape = { kind: 'literal', values: ["menuItem"] }
const s371: Shape = { kind: 'literal', values: ["menuGroup"] }
const s372: Shape = { kind: 'object', fields: { "_key": s0, "_type": s371, "routes": s363, "title": s313 }, optional: ["routes","title"] }
const s373: Shape = { kind: 'list', of: s372 }
const s374: Shape = { kind: 'object', fields: { "_key": s0, "_type": s370, "groups": s373, "linkEn": s0, "linkNb": s0, "priority": s8, "showTo": s291, "title": s313 }, optional: ["groups","linkEn","linkNb","priority","showTo","title"] }
const s375: Shape = { kind: 'list', of: s374 }
const s376: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s369, "_updatedAt": s0, "items": s375, "searchNames": s0 }, optional: ["items","searchNames"] }
const s377: Shape = { kind: 'literal', values: ["seo"] }
const s378: Shape = { kind: 'object', fields: { "_type": s377, "description": s316, "image": s318, "noIndex": s11, "title": s313 }, optional: ["description","image","noIndex","title"] }
const s379: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s20, "_updatedAt": s0, "content": s359, "image": s318, "lead": s316, "newerPage": s45, "searchNames": s0, "seo": s378, "title": s313 }, optional: ["content","image","lead","newerPage","searchNames","seo","title"] }
const s380: Shape = { kind: 'literal', values: ["searchAnswer"] }
const s381: Shape = { kind: 'object', fields: { "_key": s0, "_type": s380, "page": s45, "text": s316, "words": s5 }, optional: ["page","text","words"] }
const s382: Shape = { kind: 'list', of: s381 }
const s383: Shape = { kind: 'literal', values: ["synonymGroup"] }
const s384: Shape = { kind: 'object', fields: { "_key": s0, "_type": s383, "words": s5 }, optional: ["words"] }
const s385: Shape = { kind: 'list', of: s384 }
const s386: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s34, "_updatedAt": s0, "answers": s382, "lead": s316, "menImage": s318, "menLead": s316, "menTitle": s313, "searchNames": s0, "seo": s378, "synonyms": s385, "title": s313, "womenImage": s318, "womenLead": s316, "womenTitle": s313 }, optional: ["answers","lead","menImage","menLead","menTitle","searchNames","seo","synonyms","title","womenImage","womenLead","womenTitle"] }
const s387: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s26, "_updatedAt": s0, "categoriesHeading": s313, "clothingTypes": s351, "communityHeading": s313, "communityImage": s318, "communityText": s316, "content": s359, "crowdfundingHeading": s313, "editorialHeading": s313, "editorialImage": s318, "editorialLink": s45, "editorialLinkText": s313, "editorialText": s316, "heroHeading": s313, "heroImage": s318, "heroPromise": s313, "preorderHeading": s313, "searchNames": s0, "seo": s378, "treeFigure": s8, "treeText": s316 }, optional: ["categoriesHeading","clothingTypes","communityHeading","communityImage","communityText","content","crowdfundingHeading","editorialHeading","editorialImage","editorialLink","editorialLinkText","editorialText","heroHeading","heroImage","heroPromise","preorderHeading","searchNames","seo","treeFigure","treeText"] }
const s388: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s210, "_updatedAt": s0, "from": s0, "permanent": s11, "to": s0 }, optional: ["from","permanent","to"] }
const s389: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s28, "_updatedAt": s0, "content": s359, "image": s318, "lead": s316, "path": s15, "seo": s378, "title": s313 }, optional: ["content","image","lead","path","seo","title"] }
const s390: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s22, "_updatedAt": s0, "author": s0, "category": s45, "content": s359, "image": s318, "lead": s316, "publishedAt": s0, "relatedPages": s351, "seo": s378, "slug": s15, "title": s313 }, optional: ["author","category","content","image","lead","publishedAt","relatedPages","seo","slug","title"] }
const s391: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s30, "_updatedAt": s0, "category": s45, "content": s359, "image": s318, "lead": s316, "seo": s378, "slug": s15, "title": s313 }, optional: ["category","content","image","lead","seo","slug","title"] }
const s392: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s1, "_updatedAt": s0, "content": s359, "image": s318, "lead": s316, "seo": s378, "slug": s15, "title": s313 }, optional: ["content","image","lead","seo","slug","title"] }
const s393: Shape = { kind: 'literal', values: ["productColor"] }
const s394: Shape = { kind: 'object', fields: { "_key": s0, "_type": s393, "hex": s0, "hex2": s0, "name": s313 }, optional: ["hex","hex2","name"] }
const s395: Shape = { kind: 'list', of: s394 }
const s396: Shape = { kind: 'literal', values: ["productCost"] }
const s397: Shape = { kind: 'object', fields: { "_key": s0, "_type": s396, "share": s8, "title": s313 }, optional: ["share","title"] }
const s398: Shape = { kind: 'list', of: s397 }
const s399: Shape = { kind: 'literal', values: ["productImage"] }
const s400: Shape = { kind: 'literal', values: ["women","men","unisex"] }
const s401: Shape = { kind: 'object', fields: { "_key": s0, "_type": s399, "alt": s313, "asset": s45, "colorHex": s0, "crop": s47, "describedBefore": s5, "gender": s400, "hotspot": s50, "media": s95 }, optional: ["alt","asset","colorHex","crop","describedBefore","gender","hotspot","media"] }
const s402: Shape = { kind: 'list', of: s401 }
const s403: Shape = { kind: 'literal', values: ["testGarment"] }
const s404: Shape = { kind: 'object', fields: { "_key": s0, "_type": s403, "count": s8, "size": s0 }, optional: ["count","size"] }
const s405: Shape = { kind: 'list', of: s404 }
const s406: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s32, "_updatedAt": s0, "care": s316, "centraId": s0, "clothingType": s45, "colors": s395, "content": s359, "costs": s398, "crowdfundingDate": s0, "crowdfundingGoal": s8, "crowdfundingMax": s8, "crowdfundingMaxPerPerson": s8, "fit": s72, "images": s402, "lead": s316, "lengths": s5, "material": s316, "origin": s313, "productCardImageTag": s313, "productCardTitle": s313, "productState": s79, "relatedProducts": s351, "repair": s316, "seo": s378, "sizeGuide": s359, "sizes": s5, "slug": s15, "surveyUrl": s313, "testGarments": s405, "title": s313, "warmth": s183, "weight": s8 }, optional: ["care","centraId","clothingType","colors","content","costs","crowdfundingDate","crowdfundingGoal","crowdfundingMax","crowdfundingMaxPerPerson","fit","images","lead","lengths","material","origin","productCardImageTag","productCardTitle","productState","relatedProducts","repair","seo","sizeGuide","sizes","slug","surveyUrl","testGarments","title","warmth","weight"] }
const s407: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s18, "_updatedAt": s0, "genders": s149, "image": s318, "lead": s316, "priority": s8, "seo": s378, "slug": s15, "title": s313 }, optional: ["genders","image","lead","priority","seo","slug","title"] }
const s408: Shape = { kind: 'literal', values: ["sanity.fileAsset"] }
const s409: Shape = { kind: 'literal', values: ["sanity.assetSourceData"] }
const s410: Shape = { kind: 'object', fields: { "_type": s409, "id": s0, "name": s0, "url": s0 }, optional: ["id","name","url"] }
const s411: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s408, "_updatedAt": s0, "altText": s0, "assetId": s0, "description": s0, "extension": s0, "label": s0, "mimeType": s0, "originalFilename": s0, "path": s0, "sha1hash": s0, "size": s8, "source": s410, "title": s0, "uploadId": s0, "url": s0 }, optional: ["altText","assetId","description","extension","label","mimeType","originalFilename","path","sha1hash","size","source","title","uploadId","url"] }
const s412: Shape = { kind: 'literal', values: ["sanity.imageAsset"] }
const s413: Shape = { kind: 'literal', values: ["sanity.imageMetadata"] }
const s414: Shape = { kind: 'literal', values: ["sanity.imageDimensions"] }
const s415: Shape = { kind: 'object', fields: { "_type": s414, "aspectRatio": s8, "height": s8, "width": s8 }, optional: ["aspectRatio","height","width"] }
const s416: Shape = { kind: 'literal', values: ["geopoint"] }
const s417: Shape = { kind: 'object', fields: { "_type": s416, "alt": s8, "lat": s8, "lng": s8 }, optional: ["alt","lat","lng"] }
const s418: Shape = { kind: 'literal', values: ["sanity.imagePalette"] }
const s419: Shape = { kind: 'literal', values: ["sanity.imagePaletteSwatch"] }
const s420: Shape = { kind: 'object', fields: { "_type": s419, "background": s0, "foreground": s0, "population": s8, "title": s0 }, optional: ["background","foreground","population","title"] }
const s421: Shape = { kind: 'object', fields: { "_type": s418, "darkMuted": s420, "darkVibrant": s420, "dominant": s420, "lightMuted": s420, "lightVibrant": s420, "muted": s420, "vibrant": s420 }, optional: ["darkMuted","darkVibrant","dominant","lightMuted","lightVibrant","muted","vibrant"] }
const s422: Shape = { kind: 'object', fields: { "_type": s413, "blurHash": s0, "dimensions": s415, "hasAlpha": s11, "isOpaque": s11, "location": s417, "lqip": s0, "palette": s421, "thumbHash": s0 }, optional: ["blurHash","dimensions","hasAlpha","isOpaque","location","lqip","palette","thumbHash"] }
const s423: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s412, "_updatedAt": s0, "altText": s0, "assetId": s0, "description": s0, "extension": s0, "label": s0, "metadata": s422, "mimeType": s0, "originalFilename": s0, "path": s0, "sha1hash": s0, "size": s8, "source": s410, "title": s0, "uploadId": s0, "url": s0 }, optional: ["altText","assetId","description","extension","label","metadata","mimeType","originalFilename","path","sha1hash","size","source","title","uploadId","url"] }

/** The shape of each query's result, by the query. */
export const queryShapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
[categoryPageQuery, s131],
[communityPageQuery, s139],
[contentPageQuery, s144],
[landingPageQuery, s146],
[pageQuery, s148],
[homePageQuery, s160],
[openingDaysQuery, s169],
[productFactsQuery, s177],
[discussionQuery, s179],
[productQuery, s186],
[productsQuery, s108],
[publishedDocumentsQuery, s213],
[publishedVersionsQuery, s215],
[newerCommunityQuery, s218],
[redirectsQuery, s220],
[routesQuery, s228],
[searchAnswersQuery, s240],
[searchQuery, s260],
[searchSuggestionsQuery, s262],
[searchSynonymsQuery, s264],
[shopListingQuery, s273],
[siteFrameQuery, s302],
[soldProductsQuery, s307],
[overshootSplashQuery, s310],
])

/** The shape of each document as it is stored, by its type. */
export const documentShapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
['siteSettings', s324],
['overshootSplash', s360],
['footer', s368],
['mainMenu', s376],
['communityPage', s379],
['shopPage', s386],
['homePage', s387],
['redirect', s388],
['landingPage', s389],
['contentPage', s390],
['page', s391],
['categoryPage', s392],
['product', s406],
['clothingType', s407],
['sanity.fileAsset', s411],
['sanity.imageAsset', s423],
])
