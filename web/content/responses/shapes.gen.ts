// Written by "npm run typegen" from the schemas and queries: not to be changed by hand.
import { categoryPageQuery, communityPageQuery, contentPageQuery, landingPageQuery, pageQuery } from '../queries/editorial.groq.ts'
import { homePageQuery } from '../queries/home-page.groq.ts'
import { openingDaysQuery } from '../queries/opening-days.groq.ts'
import { discussionQuery, productQuery, productsQuery } from '../queries/product.groq.ts'
import { publishedDocumentsQuery, publishedVersionsQuery } from '../queries/published-documents.groq.ts'
import { newerCommunityQuery, routesAfterQuery, routesAtQuery } from '../queries/routes.groq.ts'
import { searchAnswersQuery, searchSuggestionsQuery, searchSynonymsQuery } from '../queries/search.groq.ts'
import { listingFactsQuery, shopListingQuery } from '../queries/shop.groq.ts'
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
const s211: Shape = { kind: 'object', fields: { "_id": s0, "_type": s1, "_updatedAt": s0, "category": s2, "genders": s2, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s212: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "_updatedAt": s0, "category": s2, "genders": s150, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s213: Shape = { kind: 'object', fields: { "_id": s0, "_type": s22, "_updatedAt": s0, "category": s24, "genders": s2, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s214: Shape = { kind: 'object', fields: { "_id": s0, "_type": s28, "_updatedAt": s0, "category": s2, "genders": s2, "noIndex": s11, "path": s16, "slug": s2 }, optional: [] }
const s215: Shape = { kind: 'object', fields: { "_id": s0, "_type": s30, "_updatedAt": s0, "category": s24, "genders": s2, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s216: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "_updatedAt": s0, "category": s2, "genders": s2, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s217: Shape = { kind: 'union', of: [s211, s212, s213, s214, s215, s216], nullable: false }
const s218: Shape = { kind: 'list', of: s217 }
const s219: Shape = { kind: 'object', fields: { "_id": s0, "_type": s1, "category": s2, "path": s2, "slug": s16, "title": s180 }, optional: [] }
const s220: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "category": s2, "path": s2, "slug": s16, "title": s180 }, optional: [] }
const s221: Shape = { kind: 'object', fields: { "_id": s0, "_type": s20, "category": s2, "path": s2, "slug": s2, "title": s180 }, optional: [] }
const s222: Shape = { kind: 'object', fields: { "_id": s0, "_type": s22, "category": s24, "path": s2, "slug": s16, "title": s180 }, optional: [] }
const s223: Shape = { kind: 'object', fields: { "_id": s0, "_type": s28, "category": s2, "path": s16, "slug": s2, "title": s180 }, optional: [] }
const s224: Shape = { kind: 'object', fields: { "_id": s0, "_type": s30, "category": s24, "path": s2, "slug": s16, "title": s180 }, optional: [] }
const s225: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "category": s2, "path": s2, "slug": s16, "title": s180 }, optional: [] }
const s226: Shape = { kind: 'object', fields: { "_id": s0, "_type": s34, "category": s2, "path": s2, "slug": s2, "title": s180 }, optional: [] }
const s227: Shape = { kind: 'union', of: [s219, s220, s221, s222, s223, s224, s225, s226], nullable: true }
const s228: Shape = { kind: 'object', fields: { "page": s227, "text": s180, "words": s114 }, optional: [] }
const s229: Shape = { kind: 'list', of: s228 }
const s230: Shape = { kind: 'union', of: [s229], nullable: true }
const s231: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "category": s2, "path": s2, "slug": s16, "title": s52 }, optional: [] }
const s232: Shape = { kind: 'list', of: s231 }
const s233: Shape = { kind: 'list', of: s114 }
const s234: Shape = { kind: 'union', of: [s233], nullable: true }
const s235: Shape = { kind: 'object', fields: { "_id": s0, "slug": s16, "title": s52 }, optional: [] }
const s236: Shape = { kind: 'union', of: [s235], nullable: true }
const s237: Shape = { kind: 'object', fields: { "hex": s52, "hex2": s52 }, optional: [] }
const s238: Shape = { kind: 'list', of: s237 }
const s239: Shape = { kind: 'union', of: [s238], nullable: true }
const s240: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "cardTitle": s52, "centraId": s52, "clothingType": s236, "colors": s239, "crowdfundingDate": s52, "crowdfundingEnded": s11, "fit": s73, "productState": s80, "sizes": s114, "title": s52 }, optional: [] }
const s241: Shape = { kind: 'list', of: s240 }
const s242: Shape = { kind: 'object', fields: { "products": s241, "total": s8 }, optional: [] }
const s243: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "genders": s150, "image": s124, "lead": s52, "seo": s129, "slug": s16, "title": s52 }, optional: [] }
const s244: Shape = { kind: 'union', of: [s243], nullable: true }
const s245: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "count": s8, "genders": s150, "image": s124, "slug": s16, "title": s52 }, optional: [] }
const s246: Shape = { kind: 'list', of: s245 }
const s247: Shape = { kind: 'object', fields: { "_id": s34, "_type": s34, "lead": s52, "menImage": s124, "menLead": s52, "menTitle": s52, "seo": s129, "title": s52, "womenImage": s124, "womenLead": s52, "womenTitle": s52 }, optional: [] }
const s248: Shape = { kind: 'union', of: [s247], nullable: true }
const s249: Shape = { kind: 'object', fields: { "clothingType": s244, "clothingTypes": s246, "products": s108, "shop": s248 }, optional: [] }
const s250: Shape = { kind: 'literal', values: ["footer"] }
const s251: Shape = { kind: 'object', fields: { "_key": s0, "link": s52, "title": s52 }, optional: [] }
const s252: Shape = { kind: 'list', of: s251 }
const s253: Shape = { kind: 'union', of: [s252], nullable: true }
const s254: Shape = { kind: 'literal', values: ["Bluesky","Facebook","Instagram","LinkedIn","Mastodon","Pinterest","Strava","TikTok","Vimeo","YouTube"] }
const s255: Shape = { kind: 'union', of: [s254], nullable: true }
const s256: Shape = { kind: 'object', fields: { "_key": s0, "platform": s255, "url": s52 }, optional: [] }
const s257: Shape = { kind: 'list', of: s256 }
const s258: Shape = { kind: 'union', of: [s257], nullable: true }
const s259: Shape = { kind: 'object', fields: { "_id": s250, "_type": s250, "contactEmail": s52, "contactPhone": s52, "menuElements": s253, "socialLinks": s258, "storeAddress": s52, "storeOpeningHours": s52 }, optional: [] }
const s260: Shape = { kind: 'union', of: [s259], nullable: true }
const s261: Shape = { kind: 'object', fields: { "_key": s0, "image": s124, "link": s52, "title": s52 }, optional: [] }
const s262: Shape = { kind: 'list', of: s261 }
const s263: Shape = { kind: 'union', of: [s262], nullable: true }
const s264: Shape = { kind: 'object', fields: { "_key": s0, "routes": s263, "title": s52 }, optional: [] }
const s265: Shape = { kind: 'list', of: s264 }
const s266: Shape = { kind: 'union', of: [s265], nullable: true }
const s267: Shape = { kind: 'literal', values: ["everyone","logged_in","logged_out"] }
const s268: Shape = { kind: 'union', of: [s267], nullable: true }
const s269: Shape = { kind: 'object', fields: { "_key": s0, "groups": s266, "link": s52, "priority": s70, "showTo": s268, "title": s52 }, optional: [] }
const s270: Shape = { kind: 'list', of: s269 }
const s271: Shape = { kind: 'union', of: [s270], nullable: true }
const s272: Shape = { kind: 'object', fields: { "active": s105, "text": s52, "thresholdEur": s70, "thresholdNok": s70 }, optional: [] }
const s273: Shape = { kind: 'union', of: [s272], nullable: true }
const s274: Shape = { kind: 'object', fields: { "name": s52, "share": s70, "url": s52 }, optional: [] }
const s275: Shape = { kind: 'union', of: [s274], nullable: true }
const s276: Shape = { kind: 'object', fields: { "_id": s161, "_type": s161, "campaignBanner": s273, "description": s52, "openGraphImage": s124, "organisationNumber": s52, "paymentProviderNote": s52, "shopName": s52, "treePlantingPartner": s275 }, optional: [] }
const s277: Shape = { kind: 'union', of: [s276], nullable: true }
const s278: Shape = { kind: 'object', fields: { "footer": s260, "menu": s271, "settings": s277 }, optional: [] }
const s279: Shape = { kind: 'literal', values: ["overshootSplash"] }
const s280: Shape = { kind: 'object', fields: { "_id": s279, "_type": s279, "buttonText": s52, "day": s52, "text": s121, "textLanguage": s122, "title": s52 }, optional: [] }
const s281: Shape = { kind: 'union', of: [s280], nullable: true }
const s282: Shape = { kind: 'literal', values: ["campaignBanner"] }
const s283: Shape = { kind: 'literal', values: ["localeString"] }
const s284: Shape = { kind: 'object', fields: { "_type": s283, "en": s0, "nb": s0 }, optional: ["en","nb"] }
const s285: Shape = { kind: 'object', fields: { "_type": s282, "active": s11, "text": s284, "thresholdEur": s8, "thresholdNok": s8 }, optional: ["active","text","thresholdEur","thresholdNok"] }
const s286: Shape = { kind: 'literal', values: ["localeText"] }
const s287: Shape = { kind: 'object', fields: { "_type": s286, "en": s0, "nb": s0 }, optional: ["en","nb"] }
const s288: Shape = { kind: 'literal', values: ["accessibleImage"] }
const s289: Shape = { kind: 'object', fields: { "_type": s288, "alt": s284, "asset": s45, "crop": s47, "describedBefore": s5, "hotspot": s50, "media": s95 }, optional: ["alt","asset","crop","describedBefore","hotspot","media"] }
const s290: Shape = { kind: 'literal', values: ["openingException"] }
const s291: Shape = { kind: 'object', fields: { "_key": s0, "_type": s290, "from": s0, "isOpen": s11, "to": s0 }, optional: ["from","isOpen","to"] }
const s292: Shape = { kind: 'list', of: s291 }
const s293: Shape = { kind: 'literal', values: ["treePlantingPartner"] }
const s294: Shape = { kind: 'object', fields: { "_type": s293, "name": s0, "share": s8, "url": s0 }, optional: ["name","share","url"] }
const s295: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s161, "_updatedAt": s0, "campaignBanner": s285, "currencies": s5, "description": s287, "openGraphImage": s289, "openWeekdays": s163, "openingExceptions": s292, "organisationNumber": s0, "paymentProviderNote": s287, "searchNames": s0, "shopName": s0, "treePlantingPartner": s294 }, optional: ["campaignBanner","currencies","description","openGraphImage","openWeekdays","openingExceptions","organisationNumber","paymentProviderNote","searchNames","shopName","treePlantingPartner"] }
const s296: Shape = { kind: 'literal', values: ["localeRichText"] }
const s297: Shape = { kind: 'object', fields: { "_type": s94, "asset": s45, "crop": s47, "describedBefore": s5, "hotspot": s50, "media": s95 }, optional: ["crop","describedBefore","hotspot","media"] }
const s298: Shape = { kind: 'object', fields: { "_key": s0, "_type": s42, "align": s43, "alt": s0, "caption": s0, "image": s297, "maxWidthPx": s8 }, optional: ["align","alt","caption","image","maxWidthPx"] }
const s299: Shape = { kind: 'object', fields: { "_key": s0, "_type": s56, "html": s0 }, optional: ["html"] }
const s300: Shape = { kind: 'object', fields: { "_key": s0, "_type": s58, "style": s59 }, optional: ["style"] }
const s301: Shape = { kind: 'literal', values: ["link","login","register","submitIdea"] }
const s302: Shape = { kind: 'object', fields: { "_key": s0, "_type": s62, "align": s43, "buttonType": s301, "reference": s45, "text": s0, "url": s0 }, optional: ["align","buttonType","reference","text","url"] }
const s303: Shape = { kind: 'literal', values: ["carouselSlide"] }
const s304: Shape = { kind: 'object', fields: { "_key": s0, "_type": s303, "alt": s0, "caption": s0, "image": s297, "url": s0 }, optional: ["alt","caption","image","url"] }
const s305: Shape = { kind: 'object', fields: { "_key": s0, "_ref": s0, "_type": s44, "_weak": s11 }, optional: ["_weak"] }
const s306: Shape = { kind: 'union', of: [s304, s305], nullable: false }
const s307: Shape = { kind: 'list', of: s306 }
const s308: Shape = { kind: 'object', fields: { "_key": s0, "_type": s64, "items": s307, "title": s0 }, optional: ["items","title"] }
const s309: Shape = { kind: 'literal', values: ["column"] }
const s310: Shape = { kind: 'object', fields: { "_key": s0, "_type": s10, "href": s0, "openInNewTab": s11, "reference": s45 }, optional: ["href","openInNewTab","reference"] }
const s311: Shape = { kind: 'list', of: s310 }
const s312: Shape = { kind: 'object', fields: { "_key": s0, "_type": s3, "children": s7, "level": s8, "listItem": s9, "markDefs": s311, "style": s40 }, optional: ["children","level","listItem","markDefs","style"] }
const s313: Shape = { kind: 'list', of: s312 }
const s314: Shape = { kind: 'object', fields: { "_key": s0, "_type": s90, "content": s313, "title": s0 }, optional: ["content","title"] }
const s315: Shape = { kind: 'object', fields: { "_key": s0, "_type": s94, "alt": s0, "asset": s45, "caption": s0, "crop": s47, "describedBefore": s5, "hotspot": s50, "media": s95 }, optional: ["alt","asset","caption","crop","describedBefore","hotspot","media"] }
const s316: Shape = { kind: 'union', of: [s302, s314, s312, s315], nullable: false }
const s317: Shape = { kind: 'list', of: s316 }
const s318: Shape = { kind: 'object', fields: { "_key": s0, "_type": s309, "content": s317 }, optional: ["content"] }
const s319: Shape = { kind: 'list', of: s318 }
const s320: Shape = { kind: 'object', fields: { "_key": s0, "_type": s89, "columns": s319 }, optional: ["columns"] }
const s321: Shape = { kind: 'object', fields: { "_key": s0, "_type": s104, "autoplay": s11, "loop": s11, "title": s0, "url": s0 }, optional: ["autoplay","loop","title","url"] }
const s322: Shape = { kind: 'list', of: s305 }
const s323: Shape = { kind: 'object', fields: { "_key": s0, "_type": s107, "products": s322, "title": s0 }, optional: ["products","title"] }
const s324: Shape = { kind: 'literal', values: ["tableRow"] }
const s325: Shape = { kind: 'object', fields: { "_key": s0, "_type": s324, "cells": s5 }, optional: ["cells"] }
const s326: Shape = { kind: 'list', of: s325 }
const s327: Shape = { kind: 'object', fields: { "_key": s0, "_type": s111, "caption": s0, "fit": s112, "hasHeader": s11, "rows": s326 }, optional: ["caption","fit","hasHeader","rows"] }
const s328: Shape = { kind: 'union', of: [s298, s299, s300, s302, s308, s320, s321, s314, s323, s327, s312, s315], nullable: false }
const s329: Shape = { kind: 'list', of: s328 }
const s330: Shape = { kind: 'object', fields: { "_type": s296, "en": s329, "nb": s329 }, optional: ["en","nb"] }
const s331: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s279, "_updatedAt": s0, "active": s11, "buttonText": s284, "day": s0, "searchNames": s0, "text": s330, "title": s284 }, optional: ["active","buttonText","day","searchNames","text","title"] }
const s332: Shape = { kind: 'literal', values: ["menuRoute"] }
const s333: Shape = { kind: 'object', fields: { "_key": s0, "_type": s332, "linkEn": s0, "linkNb": s0, "title": s284 }, optional: ["linkEn","linkNb","title"] }
const s334: Shape = { kind: 'list', of: s333 }
const s335: Shape = { kind: 'literal', values: ["socialLink"] }
const s336: Shape = { kind: 'literal', values: ["Instagram","Facebook","YouTube","Vimeo","Strava","LinkedIn","Pinterest","TikTok","Mastodon","Bluesky"] }
const s337: Shape = { kind: 'object', fields: { "_key": s0, "_type": s335, "platform": s336, "url": s0 }, optional: ["platform","url"] }
const s338: Shape = { kind: 'list', of: s337 }
const s339: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s250, "_updatedAt": s0, "contactEmail": s0, "contactPhone": s0, "menuElements": s334, "searchNames": s0, "socialLinks": s338, "storeAddress": s287, "storeOpeningHours": s287 }, optional: ["contactEmail","contactPhone","menuElements","searchNames","socialLinks","storeAddress","storeOpeningHours"] }
const s340: Shape = { kind: 'literal', values: ["mainMenu"] }
const s341: Shape = { kind: 'literal', values: ["menuItem"] }
const s342: Shape = { kind: 'literal', values: ["menuGroup"] }
const s343: Shape = { kind: 'object', fields: { "_key": s0, "_type": s342, "routes": s334, "title": s284 }, optional: ["routes","title"] }
const s344: Shape = { kind: 'list', of: s343 }
const s345: Shape = { kind: 'object', fields: { "_key": s0, "_type": s341, "groups": s344, "linkEn": s0, "linkNb": s0, "priority": s8, "showTo": s267, "title": s284 }, optional: ["groups","linkEn","linkNb","priority","showTo","title"] }
const s346: Shape = { kind: 'list', of: s345 }
const s347: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s340, "_updatedAt": s0, "items": s346, "searchNames": s0 }, optional: ["items","searchNames"] }
const s348: Shape = { kind: 'literal', values: ["seo"] }
const s349: Shape = { kind: 'object', fields: { "_type": s348, "description": s287, "image": s289, "noIndex": s11, "title": s284 }, optional: ["description","image","noIndex","title"] }
const s350: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s20, "_updatedAt": s0, "content": s330, "image": s289, "lead": s287, "newerPage": s45, "searchNames": s0, "seo": s349, "title": s284 }, optional: ["content","image","lead","newerPage","searchNames","seo","title"] }
const s351: Shape = { kind: 'literal', values: ["searchAnswer"] }
const s352: Shape = { kind: 'object', fields: { "_key": s0, "_type": s351, "page": s45, "text": s287, "words": s5 }, optional: ["page","text","words"] }
const s353: Shape = { kind: 'list', of: s352 }
const s354: Shape = { kind: 'literal', values: ["synonymGroup"] }
const s355: Shape = { kind: 'object', fields: { "_key": s0, "_type": s354, "words": s5 }, optional: ["words"] }
const s356: Shape = { kind: 'list', of: s355 }
const s357: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s34, "_updatedAt": s0, "answers": s353, "lead": s287, "menImage": s289, "menLead": s287, "menTitle": s284, "searchNames": s0, "seo": s349, "synonyms": s356, "title": s284, "womenImage": s289, "womenLead": s287, "womenTitle": s284 }, optional: ["answers","lead","menImage","menLead","menTitle","searchNames","seo","synonyms","title","womenImage","womenLead","womenTitle"] }
const s358: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s26, "_updatedAt": s0, "categoriesHeading": s284, "clothingTypes": s322, "communityHeading": s284, "communityImage": s289, "communityText": s287, "content": s330, "crowdfundingHeading": s284, "editorialHeading": s284, "editorialImage": s289, "editorialLink": s45, "editorialLinkText": s284, "editorialText": s287, "heroHeading": s284, "heroImage": s289, "heroPromise": s284, "preorderHeading": s284, "searchNames": s0, "seo": s349, "treeFigure": s8, "treeText": s287 }, optional: ["categoriesHeading","clothingTypes","communityHeading","communityImage","communityText","content","crowdfundingHeading","editorialHeading","editorialImage","editorialLink","editorialLinkText","editorialText","heroHeading","heroImage","heroPromise","preorderHeading","searchNames","seo","treeFigure","treeText"] }
const s359: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s202, "_updatedAt": s0, "from": s0, "permanent": s11, "to": s0 }, optional: ["from","permanent","to"] }
const s360: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s28, "_updatedAt": s0, "content": s330, "image": s289, "lead": s287, "path": s15, "seo": s349, "title": s284 }, optional: ["content","image","lead","path","seo","title"] }
const s361: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s22, "_updatedAt": s0, "author": s0, "category": s45, "content": s330, "image": s289, "lead": s287, "publishedAt": s0, "relatedPages": s322, "seo": s349, "slug": s15, "title": s284 }, optional: ["author","category","content","image","lead","publishedAt","relatedPages","seo","slug","title"] }
const s362: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s30, "_updatedAt": s0, "category": s45, "content": s330, "image": s289, "lead": s287, "seo": s349, "slug": s15, "title": s284 }, optional: ["category","content","image","lead","seo","slug","title"] }
const s363: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s1, "_updatedAt": s0, "content": s330, "image": s289, "lead": s287, "seo": s349, "slug": s15, "title": s284 }, optional: ["content","image","lead","seo","slug","title"] }
const s364: Shape = { kind: 'literal', values: ["productColor"] }
const s365: Shape = { kind: 'object', fields: { "_key": s0, "_type": s364, "hex": s0, "hex2": s0, "name": s284 }, optional: ["hex","hex2","name"] }
const s366: Shape = { kind: 'list', of: s365 }
const s367: Shape = { kind: 'literal', values: ["productCost"] }
const s368: Shape = { kind: 'object', fields: { "_key": s0, "_type": s367, "share": s8, "title": s284 }, optional: ["share","title"] }
const s369: Shape = { kind: 'list', of: s368 }
const s370: Shape = { kind: 'literal', values: ["productImage"] }
const s371: Shape = { kind: 'literal', values: ["women","men","unisex"] }
const s372: Shape = { kind: 'object', fields: { "_key": s0, "_type": s370, "alt": s284, "asset": s45, "colorHex": s0, "crop": s47, "describedBefore": s5, "gender": s371, "hotspot": s50, "media": s95 }, optional: ["alt","asset","colorHex","crop","describedBefore","gender","hotspot","media"] }
const s373: Shape = { kind: 'list', of: s372 }
const s374: Shape = { kind: 'literal', values: ["testGarment"] }
const s375: Shape = { kind: 'object', fields: { "_key": s0, "_type": s374, "count": s8, "size": s0 }, optional: ["count","size"] }
const s376: Shape = { kind: 'list', of: s375 }
const s377: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s32, "_updatedAt": s0, "care": s287, "centraId": s0, "clothingType": s45, "colors": s366, "content": s330, "costs": s369, "crowdfundingDate": s0, "crowdfundingGoal": s8, "crowdfundingMax": s8, "crowdfundingMaxPerPerson": s8, "fit": s72, "images": s373, "lead": s287, "lengths": s5, "material": s287, "origin": s284, "productCardImageTag": s284, "productCardTitle": s284, "productState": s79, "relatedProducts": s322, "repair": s287, "seo": s349, "sizeGuide": s330, "sizes": s5, "slug": s15, "surveyUrl": s284, "testGarments": s376, "title": s284, "warmth": s175, "weight": s8 }, optional: ["care","centraId","clothingType","colors","content","costs","crowdfundingDate","crowdfundingGoal","crowdfundingMax","crowdfundingMaxPerPerson","fit","images","lead","lengths","material","origin","productCardImageTag","productCardTitle","productState","relatedProducts","repair","seo","sizeGuide","sizes","slug","surveyUrl","testGarments","title","warmth","weight"] }
const s378: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s18, "_updatedAt": s0, "genders": s149, "image": s289, "lead": s287, "priority": s8, "seo": s349, "slug": s15, "title": s284 }, optional: ["genders","image","lead","priority","seo","slug","title"] }
const s379: Shape = { kind: 'literal', values: ["sanity.fileAsset"] }
const s380: Shape = { kind: 'literal', values: ["sanity.assetSourceData"] }
const s381: Shape = { kind: 'object', fields: { "_type": s380, "id": s0, "name": s0, "url": s0 }, optional: ["id","name","url"] }
const s382: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s379, "_updatedAt": s0, "altText": s0, "assetId": s0, "description": s0, "extension": s0, "label": s0, "mimeType": s0, "originalFilename": s0, "path": s0, "sha1hash": s0, "size": s8, "source": s381, "title": s0, "uploadId": s0, "url": s0 }, optional: ["altText","assetId","description","extension","label","mimeType","originalFilename","path","sha1hash","size","source","title","uploadId","url"] }
const s383: Shape = { kind: 'literal', values: ["sanity.imageAsset"] }
const s384: Shape = { kind: 'literal', values: ["sanity.imageMetadata"] }
const s385: Shape = { kind: 'literal', values: ["sanity.imageDimensions"] }
const s386: Shape = { kind: 'object', fields: { "_type": s385, "aspectRatio": s8, "height": s8, "width": s8 }, optional: ["aspectRatio","height","width"] }
const s387: Shape = { kind: 'literal', values: ["geopoint"] }
const s388: Shape = { kind: 'object', fields: { "_type": s387, "alt": s8, "lat": s8, "lng": s8 }, optional: ["alt","lat","lng"] }
const s389: Shape = { kind: 'literal', values: ["sanity.imagePalette"] }
const s390: Shape = { kind: 'literal', values: ["sanity.imagePaletteSwatch"] }
const s391: Shape = { kind: 'object', fields: { "_type": s390, "background": s0, "foreground": s0, "population": s8, "title": s0 }, optional: ["background","foreground","population","title"] }
const s392: Shape = { kind: 'object', fields: { "_type": s389, "darkMuted": s391, "darkVibrant": s391, "dominant": s391, "lightMuted": s391, "lightVibrant": s391, "muted": s391, "vibrant": s391 }, optional: ["darkMuted","darkVibrant","dominant","lightMuted","lightVibrant","muted","vibrant"] }
const s393: Shape = { kind: 'object', fields: { "_type": s384, "blurHash": s0, "dimensions": s386, "hasAlpha": s11, "isOpaque": s11, "location": s388, "lqip": s0, "palette": s392, "thumbHash": s0 }, optional: ["blurHash","dimensions","hasAlpha","isOpaque","location","lqip","palette","thumbHash"] }
const s394: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s383, "_updatedAt": s0, "altText": s0, "assetId": s0, "description": s0, "extension": s0, "label": s0, "metadata": s393, "mimeType": s0, "originalFilename": s0, "path": s0, "sha1hash": s0, "size": s8, "source": s381, "title": s0, "uploadId": s0, "url": s0 }, optional: ["altText","assetId","description","extension","label","metadata","mimeType","originalFilename","path","sha1hash","size","source","title","uploadId","url"] }

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
[routesAfterQuery, s218],
[routesAtQuery, s218],
[searchAnswersQuery, s230],
[searchSuggestionsQuery, s232],
[searchSynonymsQuery, s234],
[listingFactsQuery, s242],
[shopListingQuery, s249],
[siteFrameQuery, s278],
[overshootSplashQuery, s281],
])

/** The shape of each document as it is stored, by its type. */
export const documentShapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
['siteSettings', s295],
['overshootSplash', s331],
['footer', s339],
['mainMenu', s347],
['communityPage', s350],
['shopPage', s357],
['homePage', s358],
['redirect', s359],
['landingPage', s360],
['contentPage', s361],
['page', s362],
['categoryPage', s363],
['product', s377],
['clothingType', s378],
['sanity.fileAsset', s382],
['sanity.imageAsset', s394],
])
