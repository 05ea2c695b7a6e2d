// Written by "npm run typegen" from the schemas and queries: not to be changed by hand.
import { categoryPageQuery, communityPageQuery, contentPageQuery, landingPageQuery, pageQuery } from '../queries/editorial.groq.ts'
import { homePageQuery } from '../queries/home-page.groq.ts'
import { openingDaysQuery } from '../queries/opening-days.groq.ts'
import { discussionQuery, productQuery, productsQuery } from '../queries/product.groq.ts'
import { publishedDocumentsQuery, publishedVersionsQuery } from '../queries/published-documents.groq.ts'
import { newerCommunityQuery, redirectsQuery, routesQuery } from '../queries/routes.groq.ts'
import { searchAnswersQuery, searchSuggestionsQuery, searchSynonymsQuery } from '../queries/search.groq.ts'
import { listingFactsQuery, listingSizesQuery, shopListingQuery } from '../queries/shop.groq.ts'
import { siteFrameQuery } from '../queries/site-frame.groq.ts'
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
const s170: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "cardTag": s52, "cardTitle": s52, "centraId": s52, "clothingType": s66, "colors": s69, "crowdfundingDate": s52, "crowdfundingEnded": s11, "crowdfundingGoal": s70, "crowdfundingMax": s70, "crowdfundingMaxPerPerson": s70, "fit": s73, "images": s78, "lead": s52, "productState": s80, "seo": s129, "slug": s16, "title": s52 }, optional: [] }
const s171: Shape = { kind: 'union', of: [s170], nullable: true }
const s172: Shape = { kind: 'object', fields: { "_key": s0, "share": s70, "title": s52 }, optional: [] }
const s173: Shape = { kind: 'list', of: s172 }
const s174: Shape = { kind: 'union', of: [s173], nullable: true }
const s175: Shape = { kind: 'literal', values: [1,2,3,4,5] }
const s176: Shape = { kind: 'union', of: [s175], nullable: true }
const s177: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "cardTag": s52, "cardTitle": s52, "care": s52, "centraId": s52, "clothingType": s66, "colors": s69, "content": s121, "contentLanguage": s122, "costs": s174, "crowdfundingDate": s52, "crowdfundingEnded": s11, "crowdfundingGoal": s70, "crowdfundingMax": s70, "crowdfundingMaxPerPerson": s70, "fit": s73, "images": s78, "lead": s52, "lengths": s114, "material": s52, "origin": s52, "productState": s80, "related": s109, "repair": s52, "seo": s129, "sizeGuide": s121, "sizeGuideLanguage": s122, "sizes": s114, "slug": s16, "surveyUrl": s52, "title": s52, "warmth": s176, "weight": s70 }, optional: [] }
const s178: Shape = { kind: 'union', of: [s177], nullable: true }
const s179: Shape = { kind: 'object', fields: { "en": s2, "nb": s2 }, optional: [] }
const s180: Shape = { kind: 'object', fields: { "en": s52, "nb": s52 }, optional: [] }
const s181: Shape = { kind: 'object', fields: { "alt": s180, "asset": s74, "crop": s48, "hotspot": s51, "lqip": s52 }, optional: [] }
const s182: Shape = { kind: 'union', of: [s181], nullable: true }
const s183: Shape = { kind: 'literal', values: [true] }
const s184: Shape = { kind: 'object', fields: { "en": s0, "nb": s0 }, optional: [] }
const s185: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_type": s1, "_updatedAt": s0, "author": s2, "cardTag": s179, "cardTitle": s179, "categoryId": s2, "centraId": s2, "clothingTypeId": s2, "colors": s2, "crowdfundingDate": s2, "crowdfundingGoal": s2, "crowdfundingMax": s2, "crowdfundingMaxPerPerson": s2, "fit": s2, "from": s2, "genders": s2, "image": s182, "images": s2, "lead": s180, "material": s179, "newerPageId": s2, "noIndex": s11, "path": s2, "permanent": s183, "priority": s2, "productState": s2, "publishedAt": s2, "sizes": s2, "slug": s16, "surveyUrl": s2, "testGarments": s2, "text": s184, "title": s180, "to": s2 }, optional: [] }
const s186: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_type": s18, "_updatedAt": s0, "author": s2, "cardTag": s179, "cardTitle": s179, "categoryId": s2, "centraId": s2, "clothingTypeId": s2, "colors": s2, "crowdfundingDate": s2, "crowdfundingGoal": s2, "crowdfundingMax": s2, "crowdfundingMaxPerPerson": s2, "fit": s2, "from": s2, "genders": s150, "image": s182, "images": s2, "lead": s180, "material": s179, "newerPageId": s2, "noIndex": s11, "path": s2, "permanent": s183, "priority": s70, "productState": s2, "publishedAt": s2, "sizes": s2, "slug": s16, "surveyUrl": s2, "testGarments": s2, "text": s184, "title": s180, "to": s2 }, optional: [] }
const s187: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_type": s20, "_updatedAt": s0, "author": s2, "cardTag": s179, "cardTitle": s179, "categoryId": s2, "centraId": s2, "clothingTypeId": s2, "colors": s2, "crowdfundingDate": s2, "crowdfundingGoal": s2, "crowdfundingMax": s2, "crowdfundingMaxPerPerson": s2, "fit": s2, "from": s2, "genders": s2, "image": s182, "images": s2, "lead": s180, "material": s179, "newerPageId": s52, "noIndex": s11, "path": s2, "permanent": s183, "priority": s2, "productState": s2, "publishedAt": s2, "sizes": s2, "slug": s2, "surveyUrl": s2, "testGarments": s2, "text": s184, "title": s180, "to": s2 }, optional: [] }
const s188: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_type": s22, "_updatedAt": s0, "author": s52, "cardTag": s179, "cardTitle": s179, "categoryId": s52, "centraId": s2, "clothingTypeId": s2, "colors": s2, "crowdfundingDate": s2, "crowdfundingGoal": s2, "crowdfundingMax": s2, "crowdfundingMaxPerPerson": s2, "fit": s2, "from": s2, "genders": s2, "image": s182, "images": s2, "lead": s180, "material": s179, "newerPageId": s2, "noIndex": s11, "path": s2, "permanent": s183, "priority": s2, "productState": s2, "publishedAt": s52, "sizes": s2, "slug": s16, "surveyUrl": s2, "testGarments": s2, "text": s184, "title": s180, "to": s2 }, optional: [] }
const s189: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_type": s28, "_updatedAt": s0, "author": s2, "cardTag": s179, "cardTitle": s179, "categoryId": s2, "centraId": s2, "clothingTypeId": s2, "colors": s2, "crowdfundingDate": s2, "crowdfundingGoal": s2, "crowdfundingMax": s2, "crowdfundingMaxPerPerson": s2, "fit": s2, "from": s2, "genders": s2, "image": s182, "images": s2, "lead": s180, "material": s179, "newerPageId": s2, "noIndex": s11, "path": s16, "permanent": s183, "priority": s2, "productState": s2, "publishedAt": s2, "sizes": s2, "slug": s2, "surveyUrl": s2, "testGarments": s2, "text": s184, "title": s180, "to": s2 }, optional: [] }
const s190: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_type": s30, "_updatedAt": s0, "author": s2, "cardTag": s179, "cardTitle": s179, "categoryId": s52, "centraId": s2, "clothingTypeId": s2, "colors": s2, "crowdfundingDate": s2, "crowdfundingGoal": s2, "crowdfundingMax": s2, "crowdfundingMaxPerPerson": s2, "fit": s2, "from": s2, "genders": s2, "image": s182, "images": s2, "lead": s180, "material": s179, "newerPageId": s2, "noIndex": s11, "path": s2, "permanent": s183, "priority": s2, "productState": s2, "publishedAt": s2, "sizes": s2, "slug": s16, "surveyUrl": s2, "testGarments": s2, "text": s184, "title": s180, "to": s2 }, optional: [] }
const s191: Shape = { kind: 'object', fields: { "_key": s0, "hex": s52, "hex2": s52, "name": s180 }, optional: [] }
const s192: Shape = { kind: 'list', of: s191 }
const s193: Shape = { kind: 'union', of: [s192], nullable: true }
const s194: Shape = { kind: 'object', fields: { "_key": s0, "alt": s180, "asset": s74, "colorHex": s52, "crop": s48, "gender": s75, "hotspot": s51, "lqip": s52 }, optional: [] }
const s195: Shape = { kind: 'list', of: s194 }
const s196: Shape = { kind: 'union', of: [s195], nullable: true }
const s197: Shape = { kind: 'union', of: [s180], nullable: true }
const s198: Shape = { kind: 'object', fields: { "count": s70, "size": s52 }, optional: [] }
const s199: Shape = { kind: 'list', of: s198 }
const s200: Shape = { kind: 'union', of: [s199], nullable: true }
const s201: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_type": s32, "_updatedAt": s0, "author": s2, "cardTag": s180, "cardTitle": s180, "categoryId": s2, "centraId": s52, "clothingTypeId": s52, "colors": s193, "crowdfundingDate": s52, "crowdfundingGoal": s70, "crowdfundingMax": s70, "crowdfundingMaxPerPerson": s70, "fit": s73, "from": s2, "genders": s2, "image": s2, "images": s196, "lead": s180, "material": s180, "newerPageId": s2, "noIndex": s11, "path": s2, "permanent": s183, "priority": s2, "productState": s80, "publishedAt": s2, "sizes": s114, "slug": s16, "surveyUrl": s197, "testGarments": s200, "text": s184, "title": s180, "to": s2 }, optional: [] }
const s202: Shape = { kind: 'literal', values: ["redirect"] }
const s203: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_type": s202, "_updatedAt": s0, "author": s2, "cardTag": s179, "cardTitle": s179, "categoryId": s2, "centraId": s2, "clothingTypeId": s2, "colors": s2, "crowdfundingDate": s2, "crowdfundingGoal": s2, "crowdfundingMax": s2, "crowdfundingMaxPerPerson": s2, "fit": s2, "from": s52, "genders": s2, "image": s2, "images": s2, "lead": s179, "material": s179, "newerPageId": s2, "noIndex": s133, "path": s2, "permanent": s11, "priority": s2, "productState": s2, "publishedAt": s2, "sizes": s2, "slug": s2, "surveyUrl": s2, "testGarments": s2, "text": s184, "title": s179, "to": s52 }, optional: [] }
const s204: Shape = { kind: 'union', of: [s185, s186, s187, s188, s189, s190, s201, s203], nullable: false }
const s205: Shape = { kind: 'list', of: s204 }
const s206: Shape = { kind: 'object', fields: { "_id": s0, "_updatedAt": s0 }, optional: [] }
const s207: Shape = { kind: 'list', of: s206 }
const s208: Shape = { kind: 'union', of: [s25, s31], nullable: true }
const s209: Shape = { kind: 'object', fields: { "_id": s20, "newerPage": s208 }, optional: [] }
const s210: Shape = { kind: 'union', of: [s209], nullable: true }
const s211: Shape = { kind: 'object', fields: { "_id": s0, "from": s0, "permanent": s11, "to": s0 }, optional: [] }
const s212: Shape = { kind: 'list', of: s211 }
const s213: Shape = { kind: 'object', fields: { "_id": s0, "_type": s1, "_updatedAt": s0, "category": s2, "genders": s2, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s214: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "_updatedAt": s0, "category": s2, "genders": s150, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s215: Shape = { kind: 'object', fields: { "_id": s0, "_type": s22, "_updatedAt": s0, "category": s24, "genders": s2, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s216: Shape = { kind: 'object', fields: { "_id": s0, "_type": s28, "_updatedAt": s0, "category": s2, "genders": s2, "noIndex": s11, "path": s16, "slug": s2 }, optional: [] }
const s217: Shape = { kind: 'object', fields: { "_id": s0, "_type": s30, "_updatedAt": s0, "category": s24, "genders": s2, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s218: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "_updatedAt": s0, "category": s2, "genders": s2, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s219: Shape = { kind: 'union', of: [s213, s214, s215, s216, s217, s218], nullable: false }
const s220: Shape = { kind: 'list', of: s219 }
const s221: Shape = { kind: 'object', fields: { "_id": s0, "_type": s1, "category": s2, "path": s2, "slug": s16, "title": s180 }, optional: [] }
const s222: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "category": s2, "path": s2, "slug": s16, "title": s180 }, optional: [] }
const s223: Shape = { kind: 'object', fields: { "_id": s0, "_type": s20, "category": s2, "path": s2, "slug": s2, "title": s180 }, optional: [] }
const s224: Shape = { kind: 'object', fields: { "_id": s0, "_type": s22, "category": s24, "path": s2, "slug": s16, "title": s180 }, optional: [] }
const s225: Shape = { kind: 'object', fields: { "_id": s0, "_type": s28, "category": s2, "path": s16, "slug": s2, "title": s180 }, optional: [] }
const s226: Shape = { kind: 'object', fields: { "_id": s0, "_type": s30, "category": s24, "path": s2, "slug": s16, "title": s180 }, optional: [] }
const s227: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "category": s2, "path": s2, "slug": s16, "title": s180 }, optional: [] }
const s228: Shape = { kind: 'object', fields: { "_id": s0, "_type": s34, "category": s2, "path": s2, "slug": s2, "title": s180 }, optional: [] }
const s229: Shape = { kind: 'union', of: [s221, s222, s223, s224, s225, s226, s227, s228], nullable: true }
const s230: Shape = { kind: 'object', fields: { "page": s229, "text": s180, "words": s114 }, optional: [] }
const s231: Shape = { kind: 'list', of: s230 }
const s232: Shape = { kind: 'union', of: [s231], nullable: true }
const s233: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "category": s2, "path": s2, "slug": s16, "title": s52 }, optional: [] }
const s234: Shape = { kind: 'list', of: s233 }
const s235: Shape = { kind: 'list', of: s114 }
const s236: Shape = { kind: 'union', of: [s235], nullable: true }
const s237: Shape = { kind: 'object', fields: { "_id": s0, "slug": s16, "title": s52 }, optional: [] }
const s238: Shape = { kind: 'union', of: [s237], nullable: true }
const s239: Shape = { kind: 'object', fields: { "hex": s52, "hex2": s52 }, optional: [] }
const s240: Shape = { kind: 'list', of: s239 }
const s241: Shape = { kind: 'union', of: [s240], nullable: true }
const s242: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "cardTitle": s52, "centraId": s52, "clothingType": s238, "colors": s241, "crowdfundingDate": s52, "crowdfundingEnded": s11, "fit": s73, "productState": s80, "sizes": s114, "title": s52 }, optional: [] }
const s243: Shape = { kind: 'list', of: s242 }
const s244: Shape = { kind: 'object', fields: { "products": s243, "total": s8 }, optional: [] }
const s245: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "all": s8, "men": s8, "women": s8 }, optional: [] }
const s246: Shape = { kind: 'list', of: s245 }
const s247: Shape = { kind: 'object', fields: { "all": s8, "clothingTypes": s246, "men": s8, "women": s8 }, optional: [] }
const s248: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "genders": s150, "image": s124, "lead": s52, "seo": s129, "slug": s16, "title": s52 }, optional: [] }
const s249: Shape = { kind: 'union', of: [s248], nullable: true }
const s250: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "count": s8, "genders": s150, "image": s124, "slug": s16, "title": s52 }, optional: [] }
const s251: Shape = { kind: 'list', of: s250 }
const s252: Shape = { kind: 'object', fields: { "_id": s34, "_type": s34, "lead": s52, "menImage": s124, "menLead": s52, "menTitle": s52, "seo": s129, "title": s52, "womenImage": s124, "womenLead": s52, "womenTitle": s52 }, optional: [] }
const s253: Shape = { kind: 'union', of: [s252], nullable: true }
const s254: Shape = { kind: 'object', fields: { "clothingType": s249, "clothingTypes": s251, "products": s108, "shop": s253 }, optional: [] }
const s255: Shape = { kind: 'literal', values: ["footer"] }
const s256: Shape = { kind: 'object', fields: { "_key": s0, "link": s52, "title": s52 }, optional: [] }
const s257: Shape = { kind: 'list', of: s256 }
const s258: Shape = { kind: 'union', of: [s257], nullable: true }
const s259: Shape = { kind: 'literal', values: ["Bluesky","Facebook","Instagram","LinkedIn","Mastodon","Pinterest","Strava","TikTok","Vimeo","YouTube"] }
const s260: Shape = { kind: 'union', of: [s259], nullable: true }
const s261: Shape = { kind: 'object', fields: { "_key": s0, "platform": s260, "url": s52 }, optional: [] }
const s262: Shape = { kind: 'list', of: s261 }
const s263: Shape = { kind: 'union', of: [s262], nullable: true }
const s264: Shape = { kind: 'object', fields: { "_id": s255, "_type": s255, "contactEmail": s52, "contactPhone": s52, "menuElements": s258, "socialLinks": s263, "storeAddress": s52, "storeOpeningHours": s52 }, optional: [] }
const s265: Shape = { kind: 'union', of: [s264], nullable: true }
const s266: Shape = { kind: 'object', fields: { "_key": s0, "image": s124, "link": s52, "title": s52 }, optional: [] }
const s267: Shape = { kind: 'list', of: s266 }
const s268: Shape = { kind: 'union', of: [s267], nullable: true }
const s269: Shape = { kind: 'object', fields: { "_key": s0, "routes": s268, "title": s52 }, optional: [] }
const s270: Shape = { kind: 'list', of: s269 }
const s271: Shape = { kind: 'union', of: [s270], nullable: true }
const s272: Shape = { kind: 'literal', values: ["everyone","logged_in","logged_out"] }
const s273: Shape = { kind: 'union', of: [s272], nullable: true }
const s274: Shape = { kind: 'object', fields: { "_key": s0, "groups": s271, "link": s52, "priority": s70, "showTo": s273, "title": s52 }, optional: [] }
const s275: Shape = { kind: 'list', of: s274 }
const s276: Shape = { kind: 'union', of: [s275], nullable: true }
const s277: Shape = { kind: 'object', fields: { "active": s105, "text": s52, "thresholdEur": s70, "thresholdNok": s70 }, optional: [] }
const s278: Shape = { kind: 'union', of: [s277], nullable: true }
const s279: Shape = { kind: 'object', fields: { "name": s52, "share": s70, "url": s52 }, optional: [] }
const s280: Shape = { kind: 'union', of: [s279], nullable: true }
const s281: Shape = { kind: 'object', fields: { "_id": s161, "_type": s161, "campaignBanner": s278, "description": s52, "openGraphImage": s124, "organisationNumber": s52, "paymentProviderNote": s52, "shopName": s52, "treePlantingPartner": s280 }, optional: [] }
const s282: Shape = { kind: 'union', of: [s281], nullable: true }
const s283: Shape = { kind: 'object', fields: { "footer": s265, "menu": s276, "settings": s282 }, optional: [] }
const s284: Shape = { kind: 'literal', values: ["overshootSplash"] }
const s285: Shape = { kind: 'object', fields: { "_id": s284, "_type": s284, "buttonText": s52, "day": s52, "text": s121, "textLanguage": s122, "title": s52 }, optional: [] }
const s286: Shape = { kind: 'union', of: [s285], nullable: true }
const s287: Shape = { kind: 'literal', values: ["campaignBanner"] }
const s288: Shape = { kind: 'literal', values: ["localeString"] }
const s289: Shape = { kind: 'object', fields: { "_type": s288, "en": s0, "nb": s0 }, optional: ["en","nb"] }
const s290: Shape = { kind: 'object', fields: { "_type": s287, "active": s11, "text": s289, "thresholdEur": s8, "thresholdNok": s8 }, optional: ["active","text","thresholdEur","thresholdNok"] }
const s291: Shape = { kind: 'literal', values: ["localeText"] }
const s292: Shape = { kind: 'object', fields: { "_type": s291, "en": s0, "nb": s0 }, optional: ["en","nb"] }
const s293: Shape = { kind: 'literal', values: ["accessibleImage"] }
const s294: Shape = { kind: 'object', fields: { "_type": s293, "alt": s289, "asset": s45, "crop": s47, "describedBefore": s5, "hotspot": s50, "media": s95 }, optional: ["alt","asset","crop","describedBefore","hotspot","media"] }
const s295: Shape = { kind: 'literal', values: ["openingException"] }
const s296: Shape = { kind: 'object', fields: { "_key": s0, "_type": s295, "from": s0, "isOpen": s11, "to": s0 }, optional: ["from","isOpen","to"] }
const s297: Shape = { kind: 'list', of: s296 }
const s298: Shape = { kind: 'literal', values: ["treePlantingPartner"] }
const s299: Shape = { kind: 'object', fields: { "_type": s298, "name": s0, "share": s8, "url": s0 }, optional: ["name","share","url"] }
const s300: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s161, "_updatedAt": s0, "campaignBanner": s290, "currencies": s5, "description": s292, "openGraphImage": s294, "openWeekdays": s163, "openingExceptions": s297, "organisationNumber": s0, "paymentProviderNote": s292, "searchNames": s0, "shopName": s0, "treePlantingPartner": s299 }, optional: ["campaignBanner","currencies","description","openGraphImage","openWeekdays","openingExceptions","organisationNumber","paymentProviderNote","searchNames","shopName","treePlantingPartner"] }
const s301: Shape = { kind: 'literal', values: ["localeRichText"] }
const s302: Shape = { kind: 'object', fields: { "_type": s94, "asset": s45, "crop": s47, "describedBefore": s5, "hotspot": s50, "media": s95 }, optional: ["crop","describedBefore","hotspot","media"] }
const s303: Shape = { kind: 'object', fields: { "_key": s0, "_type": s42, "align": s43, "alt": s0, "caption": s0, "image": s302, "maxWidthPx": s8 }, optional: ["align","alt","caption","image","maxWidthPx"] }
const s304: Shape = { kind: 'object', fields: { "_key": s0, "_type": s56, "html": s0 }, optional: ["html"] }
const s305: Shape = { kind: 'object', fields: { "_key": s0, "_type": s58, "style": s59 }, optional: ["style"] }
const s306: Shape = { kind: 'literal', values: ["link","login","register","submitIdea"] }
const s307: Shape = { kind: 'object', fields: { "_key": s0, "_type": s62, "align": s43, "buttonType": s306, "reference": s45, "text": s0, "url": s0 }, optional: ["align","buttonType","reference","text","url"] }
const s308: Shape = { kind: 'literal', values: ["carouselSlide"] }
const s309: Shape = { kind: 'object', fields: { "_key": s0, "_type": s308, "alt": s0, "caption": s0, "image": s302, "url": s0 }, optional: ["alt","caption","image","url"] }
const s310: Shape = { kind: 'object', fields: { "_key": s0, "_ref": s0, "_type": s44, "_weak": s11 }, optional: ["_weak"] }
const s311: Shape = { kind: 'union', of: [s309, s310], nullable: false }
const s312: Shape = { kind: 'list', of: s311 }
const s313: Shape = { kind: 'object', fields: { "_key": s0, "_type": s64, "items": s312, "title": s0 }, optional: ["items","title"] }
const s314: Shape = { kind: 'literal', values: ["column"] }
const s315: Shape = { kind: 'object', fields: { "_key": s0, "_type": s10, "href": s0, "openInNewTab": s11, "reference": s45 }, optional: ["href","openInNewTab","reference"] }
const s316: Shape = { kind: 'list', of: s315 }
const s317: Shape = { kind: 'object', fields: { "_key": s0, "_type": s3, "children": s7, "level": s8, "listItem": s9, "markDefs": s316, "style": s40 }, optional: ["children","level","listItem","markDefs","style"] }
const s318: Shape = { kind: 'list', of: s317 }
const s319: Shape = { kind: 'object', fields: { "_key": s0, "_type": s90, "content": s318, "title": s0 }, optional: ["content","title"] }
const s320: Shape = { kind: 'object', fields: { "_key": s0, "_type": s94, "alt": s0, "asset": s45, "caption": s0, "crop": s47, "describedBefore": s5, "hotspot": s50, "media": s95 }, optional: ["alt","asset","caption","crop","describedBefore","hotspot","media"] }
const s321: Shape = { kind: 'union', of: [s307, s319, s317, s320], nullable: false }
const s322: Shape = { kind: 'list', of: s321 }
const s323: Shape = { kind: 'object', fields: { "_key": s0, "_type": s314, "content": s322 }, optional: ["content"] }
const s324: Shape = { kind: 'list', of: s323 }
const s325: Shape = { kind: 'object', fields: { "_key": s0, "_type": s89, "columns": s324 }, optional: ["columns"] }
const s326: Shape = { kind: 'object', fields: { "_key": s0, "_type": s104, "autoplay": s11, "loop": s11, "title": s0, "url": s0 }, optional: ["autoplay","loop","title","url"] }
const s327: Shape = { kind: 'list', of: s310 }
const s328: Shape = { kind: 'object', fields: { "_key": s0, "_type": s107, "products": s327, "title": s0 }, optional: ["products","title"] }
const s329: Shape = { kind: 'literal', values: ["tableRow"] }
const s330: Shape = { kind: 'object', fields: { "_key": s0, "_type": s329, "cells": s5 }, optional: ["cells"] }
const s331: Shape = { kind: 'list', of: s330 }
const s332: Shape = { kind: 'object', fields: { "_key": s0, "_type": s111, "caption": s0, "fit": s112, "hasHeader": s11, "rows": s331 }, optional: ["caption","fit","hasHeader","rows"] }
const s333: Shape = { kind: 'union', of: [s303, s304, s305, s307, s313, s325, s326, s319, s328, s332, s317, s320], nullable: false }
const s334: Shape = { kind: 'list', of: s333 }
const s335: Shape = { kind: 'object', fields: { "_type": s301, "en": s334, "nb": s334 }, optional: ["en","nb"] }
const s336: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s284, "_updatedAt": s0, "active": s11, "buttonText": s289, "day": s0, "searchNames": s0, "text": s335, "title": s289 }, optional: ["active","buttonText","day","searchNames","text","title"] }
const s337: Shape = { kind: 'literal', values: ["menuRoute"] }
const s338: Shape = { kind: 'object', fields: { "_key": s0, "_type": s337, "linkEn": s0, "linkNb": s0, "title": s289 }, optional: ["linkEn","linkNb","title"] }
const s339: Shape = { kind: 'list', of: s338 }
const s340: Shape = { kind: 'literal', values: ["socialLink"] }
const s341: Shape = { kind: 'literal', values: ["Instagram","Facebook","YouTube","Vimeo","Strava","LinkedIn","Pinterest","TikTok","Mastodon","Bluesky"] }
const s342: Shape = { kind: 'object', fields: { "_key": s0, "_type": s340, "platform": s341, "url": s0 }, optional: ["platform","url"] }
const s343: Shape = { kind: 'list', of: s342 }
const s344: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s255, "_updatedAt": s0, "contactEmail": s0, "contactPhone": s0, "menuElements": s339, "searchNames": s0, "socialLinks": s343, "storeAddress": s292, "storeOpeningHours": s292 }, optional: ["contactEmail","contactPhone","menuElements","searchNames","socialLinks","storeAddress","storeOpeningHours"] }
const s345: Shape = { kind: 'literal', values: ["mainMenu"] }
const s346: Shape = { kind: 'literal', values: ["menuItem"] }
const s347: Shape = { kind: 'literal', values: ["menuGroup"] }
const s348: Shape = { kind: 'object', fields: { "_key": s0, "_type": s347, "routes": s339, "title": s289 }, optional: ["routes","title"] }
const s349: Shape = { kind: 'list', of: s348 }
const s350: Shape = { kind: 'object', fields: { "_key": s0, "_type": s346, "groups": s349, "linkEn": s0, "linkNb": s0, "priority": s8, "showTo": s272, "title": s289 }, optional: ["groups","linkEn","linkNb","priority","showTo","title"] }
const s351: Shape = { kind: 'list', of: s350 }
const s352: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s345, "_updatedAt": s0, "items": s351, "searchNames": s0 }, optional: ["items","searchNames"] }
const s353: Shape = { kind: 'literal', values: ["seo"] }
const s354: Shape = { kind: 'object', fields: { "_type": s353, "description": s292, "image": s294, "noIndex": s11, "title": s289 }, optional: ["description","image","noIndex","title"] }
const s355: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s20, "_updatedAt": s0, "content": s335, "image": s294, "lead": s292, "newerPage": s45, "searchNames": s0, "seo": s354, "title": s289 }, optional: ["content","image","lead","newerPage","searchNames","seo","title"] }
const s356: Shape = { kind: 'literal', values: ["searchAnswer"] }
const s357: Shape = { kind: 'object', fields: { "_key": s0, "_type": s356, "page": s45, "text": s292, "words": s5 }, optional: ["page","text","words"] }
const s358: Shape = { kind: 'list', of: s357 }
const s359: Shape = { kind: 'literal', values: ["synonymGroup"] }
const s360: Shape = { kind: 'object', fields: { "_key": s0, "_type": s359, "words": s5 }, optional: ["words"] }
const s361: Shape = { kind: 'list', of: s360 }
const s362: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s34, "_updatedAt": s0, "answers": s358, "lead": s292, "menImage": s294, "menLead": s292, "menTitle": s289, "searchNames": s0, "seo": s354, "synonyms": s361, "title": s289, "womenImage": s294, "womenLead": s292, "womenTitle": s289 }, optional: ["answers","lead","menImage","menLead","menTitle","searchNames","seo","synonyms","title","womenImage","womenLead","womenTitle"] }
const s363: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s26, "_updatedAt": s0, "categoriesHeading": s289, "clothingTypes": s327, "communityHeading": s289, "communityImage": s294, "communityText": s292, "content": s335, "crowdfundingHeading": s289, "editorialHeading": s289, "editorialImage": s294, "editorialLink": s45, "editorialLinkText": s289, "editorialText": s292, "heroHeading": s289, "heroImage": s294, "heroPromise": s289, "preorderHeading": s289, "searchNames": s0, "seo": s354, "treeFigure": s8, "treeText": s292 }, optional: ["categoriesHeading","clothingTypes","communityHeading","communityImage","communityText","content","crowdfundingHeading","editorialHeading","editorialImage","editorialLink","editorialLinkText","editorialText","heroHeading","heroImage","heroPromise","preorderHeading","searchNames","seo","treeFigure","treeText"] }
const s364: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s202, "_updatedAt": s0, "from": s0, "permanent": s11, "to": s0 }, optional: ["from","permanent","to"] }
const s365: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s28, "_updatedAt": s0, "content": s335, "image": s294, "lead": s292, "path": s15, "seo": s354, "title": s289 }, optional: ["content","image","lead","path","seo","title"] }
const s366: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s22, "_updatedAt": s0, "author": s0, "category": s45, "content": s335, "image": s294, "lead": s292, "publishedAt": s0, "relatedPages": s327, "seo": s354, "slug": s15, "title": s289 }, optional: ["author","category","content","image","lead","publishedAt","relatedPages","seo","slug","title"] }
const s367: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s30, "_updatedAt": s0, "category": s45, "content": s335, "image": s294, "lead": s292, "seo": s354, "slug": s15, "title": s289 }, optional: ["category","content","image","lead","seo","slug","title"] }
const s368: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s1, "_updatedAt": s0, "content": s335, "image": s294, "lead": s292, "seo": s354, "slug": s15, "title": s289 }, optional: ["content","image","lead","seo","slug","title"] }
const s369: Shape = { kind: 'literal', values: ["productColor"] }
const s370: Shape = { kind: 'object', fields: { "_key": s0, "_type": s369, "hex": s0, "hex2": s0, "name": s289 }, optional: ["hex","hex2","name"] }
const s371: Shape = { kind: 'list', of: s370 }
const s372: Shape = { kind: 'literal', values: ["productCost"] }
const s373: Shape = { kind: 'object', fields: { "_key": s0, "_type": s372, "share": s8, "title": s289 }, optional: ["share","title"] }
const s374: Shape = { kind: 'list', of: s373 }
const s375: Shape = { kind: 'literal', values: ["productImage"] }
const s376: Shape = { kind: 'literal', values: ["women","men","unisex"] }
const s377: Shape = { kind: 'object', fields: { "_key": s0, "_type": s375, "alt": s289, "asset": s45, "colorHex": s0, "crop": s47, "describedBefore": s5, "gender": s376, "hotspot": s50, "media": s95 }, optional: ["alt","asset","colorHex","crop","describedBefore","gender","hotspot","media"] }
const s378: Shape = { kind: 'list', of: s377 }
const s379: Shape = { kind: 'literal', values: ["testGarment"] }
const s380: Shape = { kind: 'object', fields: { "_key": s0, "_type": s379, "count": s8, "size": s0 }, optional: ["count","size"] }
const s381: Shape = { kind: 'list', of: s380 }
const s382: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s32, "_updatedAt": s0, "care": s292, "centraId": s0, "clothingType": s45, "colors": s371, "content": s335, "costs": s374, "crowdfundingDate": s0, "crowdfundingGoal": s8, "crowdfundingMax": s8, "crowdfundingMaxPerPerson": s8, "fit": s72, "images": s378, "lead": s292, "lengths": s5, "material": s292, "origin": s289, "productCardImageTag": s289, "productCardTitle": s289, "productState": s79, "relatedProducts": s327, "repair": s292, "seo": s354, "sizeGuide": s335, "sizes": s5, "slug": s15, "surveyUrl": s289, "testGarments": s381, "title": s289, "warmth": s175, "weight": s8 }, optional: ["care","centraId","clothingType","colors","content","costs","crowdfundingDate","crowdfundingGoal","crowdfundingMax","crowdfundingMaxPerPerson","fit","images","lead","lengths","material","origin","productCardImageTag","productCardTitle","productState","relatedProducts","repair","seo","sizeGuide","sizes","slug","surveyUrl","testGarments","title","warmth","weight"] }
const s383: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s18, "_updatedAt": s0, "genders": s149, "image": s294, "lead": s292, "priority": s8, "seo": s354, "slug": s15, "title": s289 }, optional: ["genders","image","lead","priority","seo","slug","title"] }
const s384: Shape = { kind: 'literal', values: ["sanity.fileAsset"] }
const s385: Shape = { kind: 'literal', values: ["sanity.assetSourceData"] }
const s386: Shape = { kind: 'object', fields: { "_type": s385, "id": s0, "name": s0, "url": s0 }, optional: ["id","name","url"] }
const s387: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s384, "_updatedAt": s0, "altText": s0, "assetId": s0, "description": s0, "extension": s0, "label": s0, "mimeType": s0, "originalFilename": s0, "path": s0, "sha1hash": s0, "size": s8, "source": s386, "title": s0, "uploadId": s0, "url": s0 }, optional: ["altText","assetId","description","extension","label","mimeType","originalFilename","path","sha1hash","size","source","title","uploadId","url"] }
const s388: Shape = { kind: 'literal', values: ["sanity.imageAsset"] }
const s389: Shape = { kind: 'literal', values: ["sanity.imageMetadata"] }
const s390: Shape = { kind: 'literal', values: ["sanity.imageDimensions"] }
const s391: Shape = { kind: 'object', fields: { "_type": s390, "aspectRatio": s8, "height": s8, "width": s8 }, optional: ["aspectRatio","height","width"] }
const s392: Shape = { kind: 'literal', values: ["geopoint"] }
const s393: Shape = { kind: 'object', fields: { "_type": s392, "alt": s8, "lat": s8, "lng": s8 }, optional: ["alt","lat","lng"] }
const s394: Shape = { kind: 'literal', values: ["sanity.imagePalette"] }
const s395: Shape = { kind: 'literal', values: ["sanity.imagePaletteSwatch"] }
const s396: Shape = { kind: 'object', fields: { "_type": s395, "background": s0, "foreground": s0, "population": s8, "title": s0 }, optional: ["background","foreground","population","title"] }
const s397: Shape = { kind: 'object', fields: { "_type": s394, "darkMuted": s396, "darkVibrant": s396, "dominant": s396, "lightMuted": s396, "lightVibrant": s396, "muted": s396, "vibrant": s396 }, optional: ["darkMuted","darkVibrant","dominant","lightMuted","lightVibrant","muted","vibrant"] }
const s398: Shape = { kind: 'object', fields: { "_type": s389, "blurHash": s0, "dimensions": s391, "hasAlpha": s11, "isOpaque": s11, "location": s393, "lqip": s0, "palette": s397, "thumbHash": s0 }, optional: ["blurHash","dimensions","hasAlpha","isOpaque","location","lqip","palette","thumbHash"] }
const s399: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s388, "_updatedAt": s0, "altText": s0, "assetId": s0, "description": s0, "extension": s0, "label": s0, "metadata": s398, "mimeType": s0, "originalFilename": s0, "path": s0, "sha1hash": s0, "size": s8, "source": s386, "title": s0, "uploadId": s0, "url": s0 }, optional: ["altText","assetId","description","extension","label","metadata","mimeType","originalFilename","path","sha1hash","size","source","title","uploadId","url"] }

/** The shape of each query's result, by the query. */
export const queryShapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
[categoryPageQuery, s131],
[communityPageQuery, s139],
[contentPageQuery, s144],
[landingPageQuery, s146],
[pageQuery, s148],
[homePageQuery, s160],
[openingDaysQuery, s169],
[discussionQuery, s171],
[productQuery, s178],
[productsQuery, s108],
[publishedDocumentsQuery, s205],
[publishedVersionsQuery, s207],
[newerCommunityQuery, s210],
[redirectsQuery, s212],
[routesQuery, s220],
[searchAnswersQuery, s232],
[searchSuggestionsQuery, s234],
[searchSynonymsQuery, s236],
[listingFactsQuery, s244],
[listingSizesQuery, s247],
[shopListingQuery, s254],
[siteFrameQuery, s283],
[overshootSplashQuery, s286],
])

/** The shape of each document as it is stored, by its type. */
export const documentShapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
['siteSettings', s300],
['overshootSplash', s336],
['footer', s344],
['mainMenu', s352],
['communityPage', s355],
['shopPage', s362],
['homePage', s363],
['redirect', s364],
['landingPage', s365],
['contentPage', s366],
['page', s367],
['categoryPage', s368],
['product', s382],
['clothingType', s383],
['sanity.fileAsset', s387],
['sanity.imageAsset', s399],
])
