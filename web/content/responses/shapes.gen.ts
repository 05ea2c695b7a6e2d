// Written by "npm run typegen" from the schemas and queries: not to be changed by hand.
import { categoryPageQuery, communityPageQuery, contentPageQuery, landingPageQuery, pageQuery } from '../queries/editorial.groq.ts'
import { homePageQuery } from '../queries/home-page.groq.ts'
import { openingDaysQuery } from '../queries/opening-days.groq.ts'
import { discussionQuery, productQuery, productsQuery } from '../queries/product.groq.ts'
import { publishedDocumentsQuery, publishedVersionsQuery } from '../queries/published-documents.groq.ts'
import { newerCommunityQuery, routesAfterQuery, routesAtQuery } from '../queries/routes.groq.ts'
import { searchAnswersQuery, searchSuggestionsQuery, searchSynonymsQuery } from '../queries/search.groq.ts'
import { listingFactsQuery, shopListingQuery } from '../queries/shop.groq.ts'
import { shownWindowsQuery } from '../queries/shown-windows.groq.ts'
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
const s93: Shape = { kind: 'literal', values: ["sharedFactBox"] }
const s94: Shape = { kind: 'object', fields: { "_id": s0, "_type": s93, "content": s92, "title": s52 }, optional: [] }
const s95: Shape = { kind: 'union', of: [s94], nullable: true }
const s96: Shape = { kind: 'object', fields: { "_key": s0, "_type": s90, "content": s92, "shared": s95, "title": s0 }, optional: ["title"] }
const s97: Shape = { kind: 'literal', values: ["image"] }
const s98: Shape = { kind: 'plain' }
const s99: Shape = { kind: 'object', fields: { "_key": s0, "_type": s97, "alt": s0, "asset": s45, "caption": s0, "crop": s47, "describedBefore": s5, "hotspot": s50, "lqip": s52, "media": s98 }, optional: ["alt","asset","caption","crop","describedBefore","hotspot","media"] }
const s100: Shape = { kind: 'union', of: [s41, s63, s96, s99], nullable: false }
const s101: Shape = { kind: 'list', of: s100 }
const s102: Shape = { kind: 'union', of: [s101], nullable: true }
const s103: Shape = { kind: 'object', fields: { "_key": s0, "content": s102 }, optional: [] }
const s104: Shape = { kind: 'list', of: s103 }
const s105: Shape = { kind: 'union', of: [s104], nullable: true }
const s106: Shape = { kind: 'object', fields: { "_key": s0, "_type": s89, "columns": s105 }, optional: [] }
const s107: Shape = { kind: 'literal', values: ["embed"] }
const s108: Shape = { kind: 'union', of: [s11], nullable: true }
const s109: Shape = { kind: 'object', fields: { "_key": s0, "_type": s107, "autoplay": s108, "loop": s108, "title": s52, "url": s52 }, optional: [] }
const s110: Shape = { kind: 'literal', values: ["productSelection"] }
const s111: Shape = { kind: 'list', of: s81 }
const s112: Shape = { kind: 'union', of: [s111], nullable: true }
const s113: Shape = { kind: 'object', fields: { "_key": s0, "_type": s110, "products": s112, "title": s0 }, optional: ["title"] }
const s114: Shape = { kind: 'literal', values: ["table"] }
const s115: Shape = { kind: 'literal', values: ["men","women"] }
const s116: Shape = { kind: 'union', of: [s115], nullable: true }
const s117: Shape = { kind: 'union', of: [s5], nullable: true }
const s118: Shape = { kind: 'object', fields: { "_key": s0, "cells": s117, "width": s70 }, optional: [] }
const s119: Shape = { kind: 'list', of: s118 }
const s120: Shape = { kind: 'union', of: [s119], nullable: true }
const s121: Shape = { kind: 'object', fields: { "_key": s0, "_type": s114, "caption": s52, "fit": s116, "hasHeader": s108, "rows": s120 }, optional: [] }
const s122: Shape = { kind: 'union', of: [s41, s55, s57, s61, s63, s88, s106, s109, s96, s99, s113, s121], nullable: false }
const s123: Shape = { kind: 'list', of: s122 }
const s124: Shape = { kind: 'union', of: [s123], nullable: true }
const s125: Shape = { kind: 'literal', values: ["en","nb"] }
const s126: Shape = { kind: 'object', fields: { "alt": s52, "asset": s74, "crop": s48, "hotspot": s51, "lqip": s52 }, optional: [] }
const s127: Shape = { kind: 'union', of: [s126], nullable: true }
const s128: Shape = { kind: 'object', fields: { "_id": s0, "_type": s22, "author": s52, "category": s24, "image": s127, "lead": s52, "path": s2, "publishedAt": s52, "slug": s16, "title": s52 }, optional: [] }
const s129: Shape = { kind: 'object', fields: { "_id": s0, "_type": s30, "author": s2, "category": s24, "image": s127, "lead": s52, "path": s2, "publishedAt": s2, "slug": s16, "title": s52 }, optional: [] }
const s130: Shape = { kind: 'union', of: [s128, s129], nullable: false }
const s131: Shape = { kind: 'list', of: s130 }
const s132: Shape = { kind: 'object', fields: { "description": s52, "image": s127, "noIndex": s11, "title": s52 }, optional: [] }
const s133: Shape = { kind: 'object', fields: { "_id": s0, "_type": s1, "category": s2, "content": s124, "contentLanguage": s125, "entries": s131, "image": s127, "lead": s52, "path": s2, "seo": s132, "slug": s16, "title": s52 }, optional: [] }
const s134: Shape = { kind: 'union', of: [s133], nullable: true }
const s135: Shape = { kind: 'list', of: s128 }
const s136: Shape = { kind: 'object', fields: { "_id": s20, "_type": s20, "category": s2, "content": s124, "contentLanguage": s125, "image": s127, "lead": s52, "path": s2, "seo": s132, "slug": s2, "title": s52 }, optional: [] }
const s137: Shape = { kind: 'union', of: [s136], nullable: true }
const s138: Shape = { kind: 'object', fields: { "articles": s135, "campaigns": s111, "discussions": s111, "page": s137 }, optional: [] }
const s139: Shape = { kind: 'object', fields: { "_id": s0, "_type": s1, "category": s2, "path": s2, "slug": s16, "title": s52 }, optional: [] }
const s140: Shape = { kind: 'union', of: [s139], nullable: true }
const s141: Shape = { kind: 'union', of: [s135], nullable: true }
const s142: Shape = { kind: 'object', fields: { "_id": s0, "_type": s22, "_updatedAt": s0, "author": s52, "category": s24, "content": s124, "contentLanguage": s125, "image": s127, "lead": s52, "parent": s140, "path": s2, "publishedAt": s52, "related": s141, "seo": s132, "slug": s16, "title": s52 }, optional: [] }
const s143: Shape = { kind: 'union', of: [s142], nullable: true }
const s144: Shape = { kind: 'object', fields: { "_id": s0, "_type": s28, "category": s2, "content": s124, "contentLanguage": s125, "image": s127, "lead": s52, "path": s16, "seo": s132, "slug": s2, "title": s52 }, optional: [] }
const s145: Shape = { kind: 'union', of: [s144], nullable: true }
const s146: Shape = { kind: 'object', fields: { "_id": s0, "_type": s30, "category": s24, "content": s124, "contentLanguage": s125, "image": s127, "lead": s52, "parent": s140, "path": s2, "seo": s132, "slug": s16, "title": s52 }, optional: [] }
const s147: Shape = { kind: 'union', of: [s146], nullable: true }
const s148: Shape = { kind: 'list', of: s115 }
const s149: Shape = { kind: 'union', of: [s148], nullable: true }
const s150: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "genders": s149, "image": s127, "slug": s16, "title": s52 }, optional: [] }
const s151: Shape = { kind: 'list', of: s150 }
const s152: Shape = { kind: 'union', of: [s151], nullable: true }
const s153: Shape = { kind: 'union', of: [s17, s25, s29, s31], nullable: true }
const s154: Shape = { kind: 'object', fields: { "_id": s26, "_type": s26, "categoriesHeading": s52, "clothingTypes": s152, "communityHeading": s52, "communityImage": s127, "communityText": s52, "content": s124, "contentLanguage": s125, "crowdfundingHeading": s52, "editorialHeading": s52, "editorialImage": s127, "editorialLink": s153, "editorialLinkText": s52, "editorialText": s52, "heroHeading": s52, "heroImage": s127, "heroPromise": s52, "preorderHeading": s52, "seo": s132, "treeFigure": s70, "treeText": s52 }, optional: [] }
const s155: Shape = { kind: 'union', of: [s154], nullable: true }
const s156: Shape = { kind: 'object', fields: { "articles": s135, "crowdfunding": s111, "home": s155, "preorder": s111 }, optional: [] }
const s157: Shape = { kind: 'literal', values: ["siteSettings"] }
const s158: Shape = { kind: 'literal', values: ["friday","monday","saturday","sunday","thursday","tuesday","wednesday"] }
const s159: Shape = { kind: 'list', of: s158 }
const s160: Shape = { kind: 'union', of: [s159], nullable: true }
const s161: Shape = { kind: 'object', fields: { "from": s52, "isOpen": s108, "to": s52 }, optional: [] }
const s162: Shape = { kind: 'list', of: s161 }
const s163: Shape = { kind: 'union', of: [s162], nullable: true }
const s164: Shape = { kind: 'object', fields: { "_id": s157, "_type": s157, "openWeekdays": s160, "openingExceptions": s163 }, optional: [] }
const s165: Shape = { kind: 'union', of: [s164], nullable: true }
const s166: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "cardTag": s52, "cardTitle": s52, "centraId": s52, "clothingType": s66, "colors": s69, "crowdfundingDate": s52, "crowdfundingEnded": s11, "crowdfundingGoal": s70, "crowdfundingMax": s70, "crowdfundingMaxPerPerson": s70, "fit": s73, "images": s78, "lead": s52, "productState": s80, "seo": s132, "slug": s16, "title": s52 }, optional: [] }
const s167: Shape = { kind: 'union', of: [s166], nullable: true }
const s168: Shape = { kind: 'object', fields: { "_key": s0, "share": s70, "title": s52 }, optional: [] }
const s169: Shape = { kind: 'list', of: s168 }
const s170: Shape = { kind: 'union', of: [s169], nullable: true }
const s171: Shape = { kind: 'literal', values: [1,2,3,4,5] }
const s172: Shape = { kind: 'union', of: [s171], nullable: true }
const s173: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "cardTag": s52, "cardTitle": s52, "care": s52, "centraId": s52, "clothingType": s66, "colors": s69, "content": s124, "contentLanguage": s125, "costs": s170, "crowdfundingDate": s52, "crowdfundingEnded": s11, "crowdfundingGoal": s70, "crowdfundingMax": s70, "crowdfundingMaxPerPerson": s70, "fit": s73, "images": s78, "lead": s52, "lengths": s117, "material": s52, "origin": s52, "productState": s80, "related": s112, "repair": s52, "seo": s132, "sizeGuide": s124, "sizeGuideLanguage": s125, "sizes": s117, "slug": s16, "surveyUrl": s52, "title": s52, "warmth": s172, "weight": s70 }, optional: [] }
const s174: Shape = { kind: 'union', of: [s173], nullable: true }
const s175: Shape = { kind: 'object', fields: { "en": s2, "nb": s2 }, optional: [] }
const s176: Shape = { kind: 'object', fields: { "en": s52, "nb": s52 }, optional: [] }
const s177: Shape = { kind: 'object', fields: { "alt": s176, "asset": s74, "crop": s48, "hotspot": s51, "lqip": s52 }, optional: [] }
const s178: Shape = { kind: 'union', of: [s177], nullable: true }
const s179: Shape = { kind: 'literal', values: [true] }
const s180: Shape = { kind: 'object', fields: { "en": s0, "nb": s0 }, optional: [] }
const s181: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_type": s1, "_updatedAt": s0, "author": s2, "cardTag": s175, "cardTitle": s175, "categoryId": s2, "centraId": s2, "clothingTypeId": s2, "colors": s2, "crowdfundingDate": s2, "crowdfundingGoal": s2, "crowdfundingMax": s2, "crowdfundingMaxPerPerson": s2, "fit": s2, "from": s2, "genders": s2, "image": s178, "images": s2, "isListedInEnglish": s11, "lead": s176, "material": s175, "newerPageId": s2, "noIndex": s11, "path": s2, "permanent": s179, "priority": s2, "productState": s2, "publishedAt": s2, "sizes": s2, "slug": s16, "surveyUrl": s2, "testGarments": s2, "text": s180, "title": s176, "to": s2 }, optional: [] }
const s182: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_type": s18, "_updatedAt": s0, "author": s2, "cardTag": s175, "cardTitle": s175, "categoryId": s2, "centraId": s2, "clothingTypeId": s2, "colors": s2, "crowdfundingDate": s2, "crowdfundingGoal": s2, "crowdfundingMax": s2, "crowdfundingMaxPerPerson": s2, "fit": s2, "from": s2, "genders": s149, "image": s178, "images": s2, "isListedInEnglish": s11, "lead": s176, "material": s175, "newerPageId": s2, "noIndex": s11, "path": s2, "permanent": s179, "priority": s70, "productState": s2, "publishedAt": s2, "sizes": s2, "slug": s16, "surveyUrl": s2, "testGarments": s2, "text": s180, "title": s176, "to": s2 }, optional: [] }
const s183: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_type": s20, "_updatedAt": s0, "author": s2, "cardTag": s175, "cardTitle": s175, "categoryId": s2, "centraId": s2, "clothingTypeId": s2, "colors": s2, "crowdfundingDate": s2, "crowdfundingGoal": s2, "crowdfundingMax": s2, "crowdfundingMaxPerPerson": s2, "fit": s2, "from": s2, "genders": s2, "image": s178, "images": s2, "isListedInEnglish": s11, "lead": s176, "material": s175, "newerPageId": s52, "noIndex": s11, "path": s2, "permanent": s179, "priority": s2, "productState": s2, "publishedAt": s2, "sizes": s2, "slug": s2, "surveyUrl": s2, "testGarments": s2, "text": s180, "title": s176, "to": s2 }, optional: [] }
const s184: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_type": s22, "_updatedAt": s0, "author": s52, "cardTag": s175, "cardTitle": s175, "categoryId": s52, "centraId": s2, "clothingTypeId": s2, "colors": s2, "crowdfundingDate": s2, "crowdfundingGoal": s2, "crowdfundingMax": s2, "crowdfundingMaxPerPerson": s2, "fit": s2, "from": s2, "genders": s2, "image": s178, "images": s2, "isListedInEnglish": s11, "lead": s176, "material": s175, "newerPageId": s2, "noIndex": s11, "path": s2, "permanent": s179, "priority": s2, "productState": s2, "publishedAt": s52, "sizes": s2, "slug": s16, "surveyUrl": s2, "testGarments": s2, "text": s180, "title": s176, "to": s2 }, optional: [] }
const s185: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_type": s28, "_updatedAt": s0, "author": s2, "cardTag": s175, "cardTitle": s175, "categoryId": s2, "centraId": s2, "clothingTypeId": s2, "colors": s2, "crowdfundingDate": s2, "crowdfundingGoal": s2, "crowdfundingMax": s2, "crowdfundingMaxPerPerson": s2, "fit": s2, "from": s2, "genders": s2, "image": s178, "images": s2, "isListedInEnglish": s11, "lead": s176, "material": s175, "newerPageId": s2, "noIndex": s11, "path": s16, "permanent": s179, "priority": s2, "productState": s2, "publishedAt": s2, "sizes": s2, "slug": s2, "surveyUrl": s2, "testGarments": s2, "text": s180, "title": s176, "to": s2 }, optional: [] }
const s186: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_type": s30, "_updatedAt": s0, "author": s2, "cardTag": s175, "cardTitle": s175, "categoryId": s52, "centraId": s2, "clothingTypeId": s2, "colors": s2, "crowdfundingDate": s2, "crowdfundingGoal": s2, "crowdfundingMax": s2, "crowdfundingMaxPerPerson": s2, "fit": s2, "from": s2, "genders": s2, "image": s178, "images": s2, "isListedInEnglish": s11, "lead": s176, "material": s175, "newerPageId": s2, "noIndex": s11, "path": s2, "permanent": s179, "priority": s2, "productState": s2, "publishedAt": s2, "sizes": s2, "slug": s16, "surveyUrl": s2, "testGarments": s2, "text": s180, "title": s176, "to": s2 }, optional: [] }
const s187: Shape = { kind: 'object', fields: { "_key": s0, "hex": s52, "hex2": s52, "name": s176 }, optional: [] }
const s188: Shape = { kind: 'list', of: s187 }
const s189: Shape = { kind: 'union', of: [s188], nullable: true }
const s190: Shape = { kind: 'object', fields: { "_key": s0, "alt": s176, "asset": s74, "colorHex": s52, "crop": s48, "gender": s75, "hotspot": s51, "lqip": s52 }, optional: [] }
const s191: Shape = { kind: 'list', of: s190 }
const s192: Shape = { kind: 'union', of: [s191], nullable: true }
const s193: Shape = { kind: 'union', of: [s176], nullable: true }
const s194: Shape = { kind: 'object', fields: { "count": s70, "size": s52 }, optional: [] }
const s195: Shape = { kind: 'list', of: s194 }
const s196: Shape = { kind: 'union', of: [s195], nullable: true }
const s197: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_type": s32, "_updatedAt": s0, "author": s2, "cardTag": s176, "cardTitle": s176, "categoryId": s2, "centraId": s52, "clothingTypeId": s52, "colors": s189, "crowdfundingDate": s52, "crowdfundingGoal": s70, "crowdfundingMax": s70, "crowdfundingMaxPerPerson": s70, "fit": s73, "from": s2, "genders": s2, "image": s2, "images": s192, "isListedInEnglish": s11, "lead": s176, "material": s176, "newerPageId": s2, "noIndex": s11, "path": s2, "permanent": s179, "priority": s2, "productState": s80, "publishedAt": s2, "sizes": s117, "slug": s16, "surveyUrl": s193, "testGarments": s196, "text": s180, "title": s176, "to": s2 }, optional: [] }
const s198: Shape = { kind: 'literal', values: ["redirect"] }
const s199: Shape = { kind: 'literal', values: [false] }
const s200: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_type": s198, "_updatedAt": s0, "author": s2, "cardTag": s175, "cardTitle": s175, "categoryId": s2, "centraId": s2, "clothingTypeId": s2, "colors": s2, "crowdfundingDate": s2, "crowdfundingGoal": s2, "crowdfundingMax": s2, "crowdfundingMaxPerPerson": s2, "fit": s2, "from": s52, "genders": s2, "image": s2, "images": s2, "isListedInEnglish": s199, "lead": s175, "material": s175, "newerPageId": s2, "noIndex": s199, "path": s2, "permanent": s11, "priority": s2, "productState": s2, "publishedAt": s2, "sizes": s2, "slug": s2, "surveyUrl": s2, "testGarments": s2, "text": s180, "title": s175, "to": s52 }, optional: [] }
const s201: Shape = { kind: 'union', of: [s181, s182, s183, s184, s185, s186, s197, s200], nullable: false }
const s202: Shape = { kind: 'list', of: s201 }
const s203: Shape = { kind: 'object', fields: { "_id": s0, "_updatedAt": s0 }, optional: [] }
const s204: Shape = { kind: 'list', of: s203 }
const s205: Shape = { kind: 'union', of: [s25, s31], nullable: true }
const s206: Shape = { kind: 'object', fields: { "_id": s20, "newerPage": s205 }, optional: [] }
const s207: Shape = { kind: 'union', of: [s206], nullable: true }
const s208: Shape = { kind: 'object', fields: { "_id": s0, "_type": s1, "_updatedAt": s0, "category": s2, "genders": s2, "isListedInEnglish": s11, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s209: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "_updatedAt": s0, "category": s2, "genders": s149, "isListedInEnglish": s11, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s210: Shape = { kind: 'object', fields: { "_id": s0, "_type": s22, "_updatedAt": s0, "category": s24, "genders": s2, "isListedInEnglish": s11, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s211: Shape = { kind: 'object', fields: { "_id": s0, "_type": s28, "_updatedAt": s0, "category": s2, "genders": s2, "isListedInEnglish": s11, "noIndex": s11, "path": s16, "slug": s2 }, optional: [] }
const s212: Shape = { kind: 'object', fields: { "_id": s0, "_type": s30, "_updatedAt": s0, "category": s24, "genders": s2, "isListedInEnglish": s11, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s213: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "_updatedAt": s0, "category": s2, "genders": s2, "isListedInEnglish": s11, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s214: Shape = { kind: 'union', of: [s208, s209, s210, s211, s212, s213], nullable: false }
const s215: Shape = { kind: 'list', of: s214 }
const s216: Shape = { kind: 'object', fields: { "_id": s0, "_type": s1, "category": s2, "path": s2, "slug": s16, "title": s176 }, optional: [] }
const s217: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "category": s2, "path": s2, "slug": s16, "title": s176 }, optional: [] }
const s218: Shape = { kind: 'object', fields: { "_id": s0, "_type": s20, "category": s2, "path": s2, "slug": s2, "title": s176 }, optional: [] }
const s219: Shape = { kind: 'object', fields: { "_id": s0, "_type": s22, "category": s24, "path": s2, "slug": s16, "title": s176 }, optional: [] }
const s220: Shape = { kind: 'object', fields: { "_id": s0, "_type": s28, "category": s2, "path": s16, "slug": s2, "title": s176 }, optional: [] }
const s221: Shape = { kind: 'object', fields: { "_id": s0, "_type": s30, "category": s24, "path": s2, "slug": s16, "title": s176 }, optional: [] }
const s222: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "category": s2, "path": s2, "slug": s16, "title": s176 }, optional: [] }
const s223: Shape = { kind: 'object', fields: { "_id": s0, "_type": s34, "category": s2, "path": s2, "slug": s2, "title": s176 }, optional: [] }
const s224: Shape = { kind: 'union', of: [s216, s217, s218, s219, s220, s221, s222, s223], nullable: true }
const s225: Shape = { kind: 'object', fields: { "page": s224, "text": s176, "words": s117 }, optional: [] }
const s226: Shape = { kind: 'list', of: s225 }
const s227: Shape = { kind: 'union', of: [s226], nullable: true }
const s228: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "category": s2, "path": s2, "slug": s16, "title": s52 }, optional: [] }
const s229: Shape = { kind: 'list', of: s228 }
const s230: Shape = { kind: 'list', of: s117 }
const s231: Shape = { kind: 'union', of: [s230], nullable: true }
const s232: Shape = { kind: 'object', fields: { "_id": s0, "slug": s16, "title": s52 }, optional: [] }
const s233: Shape = { kind: 'union', of: [s232], nullable: true }
const s234: Shape = { kind: 'object', fields: { "hex": s52, "hex2": s52 }, optional: [] }
const s235: Shape = { kind: 'list', of: s234 }
const s236: Shape = { kind: 'union', of: [s235], nullable: true }
const s237: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "cardTitle": s52, "centraId": s52, "clothingType": s233, "colors": s236, "crowdfundingDate": s52, "crowdfundingEnded": s11, "fit": s73, "productState": s80, "sizes": s117, "title": s52 }, optional: [] }
const s238: Shape = { kind: 'list', of: s237 }
const s239: Shape = { kind: 'object', fields: { "products": s238, "total": s8 }, optional: [] }
const s240: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "genders": s149, "image": s127, "lead": s52, "seo": s132, "slug": s16, "title": s52 }, optional: [] }
const s241: Shape = { kind: 'union', of: [s240], nullable: true }
const s242: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "count": s8, "genders": s149, "image": s127, "slug": s16, "title": s52 }, optional: [] }
const s243: Shape = { kind: 'list', of: s242 }
const s244: Shape = { kind: 'object', fields: { "_id": s34, "_type": s34, "lead": s52, "menImage": s127, "menLead": s52, "menTitle": s52, "seo": s132, "title": s52, "womenImage": s127, "womenLead": s52, "womenTitle": s52 }, optional: [] }
const s245: Shape = { kind: 'union', of: [s244], nullable: true }
const s246: Shape = { kind: 'object', fields: { "clothingType": s241, "clothingTypes": s243, "products": s111, "shop": s245 }, optional: [] }
const s247: Shape = { kind: 'object', fields: { "shownFrom": s52, "shownTo": s52 }, optional: [] }
const s248: Shape = { kind: 'union', of: [s247], nullable: true }
const s249: Shape = { kind: 'literal', values: ["overshootSplash"] }
const s250: Shape = { kind: 'object', fields: { "_id": s249, "shownFrom": s52, "shownTo": s52 }, optional: [] }
const s251: Shape = { kind: 'union', of: [s250], nullable: true }
const s252: Shape = { kind: 'object', fields: { "banner": s248, "splash": s251 }, optional: [] }
const s253: Shape = { kind: 'literal', values: ["footer"] }
const s254: Shape = { kind: 'object', fields: { "_key": s0, "link": s52, "title": s52 }, optional: [] }
const s255: Shape = { kind: 'list', of: s254 }
const s256: Shape = { kind: 'union', of: [s255], nullable: true }
const s257: Shape = { kind: 'literal', values: ["Bluesky","Facebook","Instagram","LinkedIn","Mastodon","Pinterest","Strava","TikTok","Vimeo","YouTube"] }
const s258: Shape = { kind: 'union', of: [s257], nullable: true }
const s259: Shape = { kind: 'object', fields: { "_key": s0, "platform": s258, "url": s52 }, optional: [] }
const s260: Shape = { kind: 'list', of: s259 }
const s261: Shape = { kind: 'union', of: [s260], nullable: true }
const s262: Shape = { kind: 'object', fields: { "_id": s253, "_type": s253, "contactEmail": s52, "contactPhone": s52, "menuElements": s256, "socialLinks": s261, "storeAddress": s52, "storeOpeningHours": s52 }, optional: [] }
const s263: Shape = { kind: 'union', of: [s262], nullable: true }
const s264: Shape = { kind: 'object', fields: { "_key": s0, "image": s127, "link": s52, "title": s52 }, optional: [] }
const s265: Shape = { kind: 'list', of: s264 }
const s266: Shape = { kind: 'union', of: [s265], nullable: true }
const s267: Shape = { kind: 'object', fields: { "_key": s0, "routes": s266, "title": s52 }, optional: [] }
const s268: Shape = { kind: 'list', of: s267 }
const s269: Shape = { kind: 'union', of: [s268], nullable: true }
const s270: Shape = { kind: 'literal', values: ["everyone","logged_in","logged_out"] }
const s271: Shape = { kind: 'union', of: [s270], nullable: true }
const s272: Shape = { kind: 'object', fields: { "_key": s0, "groups": s269, "link": s52, "priority": s70, "showTo": s271, "title": s52 }, optional: [] }
const s273: Shape = { kind: 'list', of: s272 }
const s274: Shape = { kind: 'union', of: [s273], nullable: true }
const s275: Shape = { kind: 'object', fields: { "active": s11, "text": s52, "thresholdEur": s70, "thresholdNok": s70 }, optional: [] }
const s276: Shape = { kind: 'union', of: [s275], nullable: true }
const s277: Shape = { kind: 'object', fields: { "name": s52, "share": s70, "url": s52 }, optional: [] }
const s278: Shape = { kind: 'union', of: [s277], nullable: true }
const s279: Shape = { kind: 'object', fields: { "_id": s157, "_type": s157, "campaignBanner": s276, "description": s52, "openGraphImage": s127, "organisationNumber": s52, "paymentProviderNote": s52, "shopName": s52, "treePlantingPartner": s278 }, optional: [] }
const s280: Shape = { kind: 'union', of: [s279], nullable: true }
const s281: Shape = { kind: 'object', fields: { "footer": s263, "menu": s274, "settings": s280 }, optional: [] }
const s282: Shape = { kind: 'object', fields: { "_id": s0, "_type": s249, "buttonText": s52, "day": s52, "text": s124, "textLanguage": s125, "title": s52 }, optional: [] }
const s283: Shape = { kind: 'union', of: [s282], nullable: true }
const s284: Shape = { kind: 'literal', values: ["campaignBanner"] }
const s285: Shape = { kind: 'literal', values: ["localeString"] }
const s286: Shape = { kind: 'object', fields: { "_type": s285, "en": s0, "nb": s0 }, optional: ["en","nb"] }
const s287: Shape = { kind: 'object', fields: { "_type": s284, "active": s11, "shownFrom": s0, "shownTo": s0, "text": s286, "thresholdEur": s8, "thresholdNok": s8 }, optional: ["active","shownFrom","shownTo","text","thresholdEur","thresholdNok"] }
const s288: Shape = { kind: 'literal', values: ["localeText"] }
const s289: Shape = { kind: 'object', fields: { "_type": s288, "en": s0, "nb": s0 }, optional: ["en","nb"] }
const s290: Shape = { kind: 'literal', values: ["accessibleImage"] }
const s291: Shape = { kind: 'object', fields: { "_type": s290, "alt": s286, "asset": s45, "crop": s47, "describedBefore": s5, "hotspot": s50, "media": s98 }, optional: ["alt","asset","crop","describedBefore","hotspot","media"] }
const s292: Shape = { kind: 'literal', values: ["openingException"] }
const s293: Shape = { kind: 'object', fields: { "_key": s0, "_type": s292, "from": s0, "isOpen": s11, "to": s0 }, optional: ["from","isOpen","to"] }
const s294: Shape = { kind: 'list', of: s293 }
const s295: Shape = { kind: 'literal', values: ["treePlantingPartner"] }
const s296: Shape = { kind: 'object', fields: { "_type": s295, "name": s0, "share": s8, "url": s0 }, optional: ["name","share","url"] }
const s297: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s157, "_updatedAt": s0, "campaignBanner": s287, "currencies": s5, "description": s289, "openGraphImage": s291, "openWeekdays": s159, "openingExceptions": s294, "organisationNumber": s0, "paymentProviderNote": s289, "searchNames": s0, "shopName": s0, "treePlantingPartner": s296 }, optional: ["campaignBanner","currencies","description","openGraphImage","openWeekdays","openingExceptions","organisationNumber","paymentProviderNote","searchNames","shopName","treePlantingPartner"] }
const s298: Shape = { kind: 'literal', values: ["localeRichText"] }
const s299: Shape = { kind: 'object', fields: { "_type": s97, "asset": s45, "crop": s47, "describedBefore": s5, "hotspot": s50, "media": s98 }, optional: ["crop","describedBefore","hotspot","media"] }
const s300: Shape = { kind: 'object', fields: { "_key": s0, "_type": s42, "align": s43, "alt": s0, "caption": s0, "image": s299, "maxWidthPx": s8 }, optional: ["align","alt","caption","image","maxWidthPx"] }
const s301: Shape = { kind: 'object', fields: { "_key": s0, "_type": s56, "html": s0 }, optional: ["html"] }
const s302: Shape = { kind: 'object', fields: { "_key": s0, "_type": s58, "style": s59 }, optional: ["style"] }
const s303: Shape = { kind: 'literal', values: ["link","login","register","submitIdea"] }
const s304: Shape = { kind: 'object', fields: { "_key": s0, "_type": s62, "align": s43, "buttonType": s303, "reference": s45, "text": s0, "url": s0 }, optional: ["align","buttonType","reference","text","url"] }
const s305: Shape = { kind: 'literal', values: ["carouselSlide"] }
const s306: Shape = { kind: 'object', fields: { "_key": s0, "_type": s305, "alt": s0, "caption": s0, "image": s299, "url": s0 }, optional: ["alt","caption","image","url"] }
const s307: Shape = { kind: 'object', fields: { "_key": s0, "_ref": s0, "_type": s44, "_weak": s11 }, optional: ["_weak"] }
const s308: Shape = { kind: 'union', of: [s306, s307], nullable: false }
const s309: Shape = { kind: 'list', of: s308 }
const s310: Shape = { kind: 'object', fields: { "_key": s0, "_type": s64, "items": s309, "title": s0 }, optional: ["items","title"] }
const s311: Shape = { kind: 'literal', values: ["column"] }
const s312: Shape = { kind: 'object', fields: { "_key": s0, "_type": s10, "href": s0, "openInNewTab": s11, "reference": s45 }, optional: ["href","openInNewTab","reference"] }
const s313: Shape = { kind: 'list', of: s312 }
const s314: Shape = { kind: 'object', fields: { "_key": s0, "_type": s3, "children": s7, "level": s8, "listItem": s9, "markDefs": s313, "style": s40 }, optional: ["children","level","listItem","markDefs","style"] }
const s315: Shape = { kind: 'list', of: s314 }
const s316: Shape = { kind: 'object', fields: { "_key": s0, "_type": s90, "content": s315, "shared": s45, "title": s0 }, optional: ["content","shared","title"] }
const s317: Shape = { kind: 'object', fields: { "_key": s0, "_type": s97, "alt": s0, "asset": s45, "caption": s0, "crop": s47, "describedBefore": s5, "hotspot": s50, "media": s98 }, optional: ["alt","asset","caption","crop","describedBefore","hotspot","media"] }
const s318: Shape = { kind: 'union', of: [s304, s316, s314, s317], nullable: false }
const s319: Shape = { kind: 'list', of: s318 }
const s320: Shape = { kind: 'object', fields: { "_key": s0, "_type": s311, "content": s319 }, optional: ["content"] }
const s321: Shape = { kind: 'list', of: s320 }
const s322: Shape = { kind: 'object', fields: { "_key": s0, "_type": s89, "columns": s321 }, optional: ["columns"] }
const s323: Shape = { kind: 'object', fields: { "_key": s0, "_type": s107, "autoplay": s11, "loop": s11, "title": s0, "url": s0 }, optional: ["autoplay","loop","title","url"] }
const s324: Shape = { kind: 'list', of: s307 }
const s325: Shape = { kind: 'object', fields: { "_key": s0, "_type": s110, "products": s324, "title": s0 }, optional: ["products","title"] }
const s326: Shape = { kind: 'literal', values: ["tableRow"] }
const s327: Shape = { kind: 'object', fields: { "_key": s0, "_type": s326, "cells": s5 }, optional: ["cells"] }
const s328: Shape = { kind: 'list', of: s327 }
const s329: Shape = { kind: 'object', fields: { "_key": s0, "_type": s114, "caption": s0, "fit": s115, "hasHeader": s11, "rows": s328 }, optional: ["caption","fit","hasHeader","rows"] }
const s330: Shape = { kind: 'union', of: [s300, s301, s302, s304, s310, s322, s323, s316, s325, s329, s314, s317], nullable: false }
const s331: Shape = { kind: 'list', of: s330 }
const s332: Shape = { kind: 'object', fields: { "_type": s298, "en": s331, "nb": s331 }, optional: ["en","nb"] }
const s333: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s249, "_updatedAt": s0, "active": s11, "buttonText": s286, "day": s0, "searchNames": s0, "shownFrom": s0, "shownTo": s0, "text": s332, "title": s286 }, optional: ["active","buttonText","day","searchNames","shownFrom","shownTo","text","title"] }
const s334: Shape = { kind: 'literal', values: ["menuRoute"] }
const s335: Shape = { kind: 'object', fields: { "_key": s0, "_type": s334, "linkEn": s0, "linkNb": s0, "title": s286 }, optional: ["linkEn","linkNb","title"] }
const s336: Shape = { kind: 'list', of: s335 }
const s337: Shape = { kind: 'literal', values: ["socialLink"] }
const s338: Shape = { kind: 'literal', values: ["Instagram","Facebook","YouTube","Vimeo","Strava","LinkedIn","Pinterest","TikTok","Mastodon","Bluesky"] }
const s339: Shape = { kind: 'object', fields: { "_key": s0, "_type": s337, "platform": s338, "url": s0 }, optional: ["platform","url"] }
const s340: Shape = { kind: 'list', of: s339 }
const s341: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s253, "_updatedAt": s0, "contactEmail": s0, "contactPhone": s0, "menuElements": s336, "searchNames": s0, "socialLinks": s340, "storeAddress": s289, "storeOpeningHours": s289 }, optional: ["contactEmail","contactPhone","menuElements","searchNames","socialLinks","storeAddress","storeOpeningHours"] }
const s342: Shape = { kind: 'literal', values: ["mainMenu"] }
const s343: Shape = { kind: 'literal', values: ["menuItem"] }
const s344: Shape = { kind: 'literal', values: ["menuGroup"] }
const s345: Shape = { kind: 'object', fields: { "_key": s0, "_type": s344, "routes": s336, "title": s286 }, optional: ["routes","title"] }
const s346: Shape = { kind: 'list', of: s345 }
const s347: Shape = { kind: 'object', fields: { "_key": s0, "_type": s343, "groups": s346, "linkEn": s0, "linkNb": s0, "priority": s8, "showTo": s270, "title": s286 }, optional: ["groups","linkEn","linkNb","priority","showTo","title"] }
const s348: Shape = { kind: 'list', of: s347 }
const s349: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s342, "_updatedAt": s0, "items": s348, "searchNames": s0 }, optional: ["items","searchNames"] }
const s350: Shape = { kind: 'literal', values: ["seo"] }
const s351: Shape = { kind: 'object', fields: { "_type": s350, "description": s289, "image": s291, "noIndex": s11, "title": s286 }, optional: ["description","image","noIndex","title"] }
const s352: Shape = { kind: 'literal', values: ["translationSource"] }
const s353: Shape = { kind: 'object', fields: { "_key": s0, "_type": s352, "text": s0 }, optional: ["text"] }
const s354: Shape = { kind: 'list', of: s353 }
const s355: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s20, "_updatedAt": s0, "content": s332, "image": s291, "lead": s289, "newerPage": s45, "searchNames": s0, "seo": s351, "title": s286, "translatedFrom": s354 }, optional: ["content","image","lead","newerPage","searchNames","seo","title","translatedFrom"] }
const s356: Shape = { kind: 'literal', values: ["searchAnswer"] }
const s357: Shape = { kind: 'object', fields: { "_key": s0, "_type": s356, "page": s45, "text": s289, "words": s5 }, optional: ["page","text","words"] }
const s358: Shape = { kind: 'list', of: s357 }
const s359: Shape = { kind: 'literal', values: ["synonymGroup"] }
const s360: Shape = { kind: 'object', fields: { "_key": s0, "_type": s359, "words": s5 }, optional: ["words"] }
const s361: Shape = { kind: 'list', of: s360 }
const s362: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s34, "_updatedAt": s0, "answers": s358, "lead": s289, "menImage": s291, "menLead": s289, "menTitle": s286, "searchNames": s0, "seo": s351, "synonyms": s361, "title": s286, "translatedFrom": s354, "womenImage": s291, "womenLead": s289, "womenTitle": s286 }, optional: ["answers","lead","menImage","menLead","menTitle","searchNames","seo","synonyms","title","translatedFrom","womenImage","womenLead","womenTitle"] }
const s363: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s26, "_updatedAt": s0, "categoriesHeading": s286, "clothingTypes": s324, "communityHeading": s286, "communityImage": s291, "communityText": s289, "content": s332, "crowdfundingHeading": s286, "editorialHeading": s286, "editorialImage": s291, "editorialLink": s45, "editorialLinkText": s286, "editorialText": s289, "heroHeading": s286, "heroImage": s291, "heroPromise": s286, "preorderHeading": s286, "searchNames": s0, "seo": s351, "translatedFrom": s354, "treeFigure": s8, "treeText": s289 }, optional: ["categoriesHeading","clothingTypes","communityHeading","communityImage","communityText","content","crowdfundingHeading","editorialHeading","editorialImage","editorialLink","editorialLinkText","editorialText","heroHeading","heroImage","heroPromise","preorderHeading","searchNames","seo","translatedFrom","treeFigure","treeText"] }
const s364: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s198, "_updatedAt": s0, "from": s0, "permanent": s11, "to": s0 }, optional: ["from","permanent","to"] }
const s365: Shape = { kind: 'literal', values: ["localeFactText"] }
const s366: Shape = { kind: 'object', fields: { "_type": s365, "en": s315, "nb": s315 }, optional: ["en","nb"] }
const s367: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s93, "_updatedAt": s0, "content": s366, "title": s286 }, optional: ["content","title"] }
const s368: Shape = { kind: 'literal', values: ["listed","notNeeded","toTranslate"] }
const s369: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s28, "_updatedAt": s0, "content": s332, "image": s291, "lead": s289, "path": s15, "seo": s351, "title": s286, "translatedFrom": s354, "withoutEnglish": s368 }, optional: ["content","image","lead","path","seo","title","translatedFrom","withoutEnglish"] }
const s370: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s22, "_updatedAt": s0, "author": s0, "category": s45, "content": s332, "image": s291, "lead": s289, "publishedAt": s0, "relatedPages": s324, "seo": s351, "slug": s15, "title": s286, "translatedFrom": s354, "withoutEnglish": s368 }, optional: ["author","category","content","image","lead","publishedAt","relatedPages","seo","slug","title","translatedFrom","withoutEnglish"] }
const s371: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s30, "_updatedAt": s0, "category": s45, "content": s332, "image": s291, "lead": s289, "seo": s351, "slug": s15, "title": s286, "translatedFrom": s354, "withoutEnglish": s368 }, optional: ["category","content","image","lead","seo","slug","title","translatedFrom","withoutEnglish"] }
const s372: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s1, "_updatedAt": s0, "content": s332, "image": s291, "lead": s289, "seo": s351, "slug": s15, "title": s286, "translatedFrom": s354, "withoutEnglish": s368 }, optional: ["content","image","lead","seo","slug","title","translatedFrom","withoutEnglish"] }
const s373: Shape = { kind: 'literal', values: ["productColor"] }
const s374: Shape = { kind: 'object', fields: { "_key": s0, "_type": s373, "hex": s0, "hex2": s0, "name": s286 }, optional: ["hex","hex2","name"] }
const s375: Shape = { kind: 'list', of: s374 }
const s376: Shape = { kind: 'literal', values: ["productCost"] }
const s377: Shape = { kind: 'object', fields: { "_key": s0, "_type": s376, "share": s8, "title": s286 }, optional: ["share","title"] }
const s378: Shape = { kind: 'list', of: s377 }
const s379: Shape = { kind: 'literal', values: ["productImage"] }
const s380: Shape = { kind: 'literal', values: ["women","men","unisex"] }
const s381: Shape = { kind: 'object', fields: { "_key": s0, "_type": s379, "alt": s286, "asset": s45, "colorHex": s0, "crop": s47, "describedBefore": s5, "gender": s380, "hotspot": s50, "media": s98 }, optional: ["alt","asset","colorHex","crop","describedBefore","gender","hotspot","media"] }
const s382: Shape = { kind: 'list', of: s381 }
const s383: Shape = { kind: 'literal', values: ["testGarment"] }
const s384: Shape = { kind: 'object', fields: { "_key": s0, "_type": s383, "count": s8, "size": s0 }, optional: ["count","size"] }
const s385: Shape = { kind: 'list', of: s384 }
const s386: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s32, "_updatedAt": s0, "care": s289, "centraId": s0, "clothingType": s45, "colors": s375, "content": s332, "costs": s378, "crowdfundingDate": s0, "crowdfundingGoal": s8, "crowdfundingMax": s8, "crowdfundingMaxPerPerson": s8, "fit": s72, "images": s382, "lead": s289, "lengths": s5, "material": s289, "origin": s286, "productCardImageTag": s286, "productCardTitle": s286, "productState": s79, "relatedProducts": s324, "repair": s289, "seo": s351, "sizeGuide": s332, "sizes": s5, "slug": s15, "surveyUrl": s286, "testGarments": s385, "title": s286, "translatedFrom": s354, "warmth": s171, "weight": s8, "withoutEnglish": s368 }, optional: ["care","centraId","clothingType","colors","content","costs","crowdfundingDate","crowdfundingGoal","crowdfundingMax","crowdfundingMaxPerPerson","fit","images","lead","lengths","material","origin","productCardImageTag","productCardTitle","productState","relatedProducts","repair","seo","sizeGuide","sizes","slug","surveyUrl","testGarments","title","translatedFrom","warmth","weight","withoutEnglish"] }
const s387: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s18, "_updatedAt": s0, "genders": s148, "image": s291, "lead": s289, "priority": s8, "seo": s351, "slug": s15, "title": s286, "translatedFrom": s354, "withoutEnglish": s368 }, optional: ["genders","image","lead","priority","seo","slug","title","translatedFrom","withoutEnglish"] }
const s388: Shape = { kind: 'literal', values: ["sanity.fileAsset"] }
const s389: Shape = { kind: 'literal', values: ["sanity.assetSourceData"] }
const s390: Shape = { kind: 'object', fields: { "_type": s389, "id": s0, "name": s0, "url": s0 }, optional: ["id","name","url"] }
const s391: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s388, "_updatedAt": s0, "altText": s0, "assetId": s0, "description": s0, "extension": s0, "label": s0, "mimeType": s0, "originalFilename": s0, "path": s0, "sha1hash": s0, "size": s8, "source": s390, "title": s0, "uploadId": s0, "url": s0 }, optional: ["altText","assetId","description","extension","label","mimeType","originalFilename","path","sha1hash","size","source","title","uploadId","url"] }
const s392: Shape = { kind: 'literal', values: ["sanity.imageAsset"] }
const s393: Shape = { kind: 'literal', values: ["sanity.imageMetadata"] }
const s394: Shape = { kind: 'literal', values: ["sanity.imageDimensions"] }
const s395: Shape = { kind: 'object', fields: { "_type": s394, "aspectRatio": s8, "height": s8, "width": s8 }, optional: ["aspectRatio","height","width"] }
const s396: Shape = { kind: 'literal', values: ["geopoint"] }
const s397: Shape = { kind: 'object', fields: { "_type": s396, "alt": s8, "lat": s8, "lng": s8 }, optional: ["alt","lat","lng"] }
const s398: Shape = { kind: 'literal', values: ["sanity.imagePalette"] }
const s399: Shape = { kind: 'literal', values: ["sanity.imagePaletteSwatch"] }
const s400: Shape = { kind: 'object', fields: { "_type": s399, "background": s0, "foreground": s0, "population": s8, "title": s0 }, optional: ["background","foreground","population","title"] }
const s401: Shape = { kind: 'object', fields: { "_type": s398, "darkMuted": s400, "darkVibrant": s400, "dominant": s400, "lightMuted": s400, "lightVibrant": s400, "muted": s400, "vibrant": s400 }, optional: ["darkMuted","darkVibrant","dominant","lightMuted","lightVibrant","muted","vibrant"] }
const s402: Shape = { kind: 'object', fields: { "_type": s393, "blurHash": s0, "dimensions": s395, "hasAlpha": s11, "isOpaque": s11, "location": s397, "lqip": s0, "palette": s401, "thumbHash": s0 }, optional: ["blurHash","dimensions","hasAlpha","isOpaque","location","lqip","palette","thumbHash"] }
const s403: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s392, "_updatedAt": s0, "altText": s0, "assetId": s0, "description": s0, "extension": s0, "label": s0, "metadata": s402, "mimeType": s0, "originalFilename": s0, "path": s0, "sha1hash": s0, "size": s8, "source": s390, "title": s0, "uploadId": s0, "url": s0 }, optional: ["altText","assetId","description","extension","label","metadata","mimeType","originalFilename","path","sha1hash","size","source","title","uploadId","url"] }

/** The shape of each query's result, by the query. */
export const queryShapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
[categoryPageQuery, s134],
[communityPageQuery, s138],
[contentPageQuery, s143],
[landingPageQuery, s145],
[pageQuery, s147],
[homePageQuery, s156],
[openingDaysQuery, s165],
[discussionQuery, s167],
[productQuery, s174],
[productsQuery, s111],
[publishedDocumentsQuery, s202],
[publishedVersionsQuery, s204],
[newerCommunityQuery, s207],
[routesAfterQuery, s215],
[routesAtQuery, s215],
[searchAnswersQuery, s227],
[searchSuggestionsQuery, s229],
[searchSynonymsQuery, s231],
[listingFactsQuery, s239],
[shopListingQuery, s246],
[shownWindowsQuery, s252],
[siteFrameQuery, s281],
[overshootSplashQuery, s283],
])

/** The shape of each document as it is stored, by its type. */
export const documentShapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
['siteSettings', s297],
['overshootSplash', s333],
['footer', s341],
['mainMenu', s349],
['communityPage', s355],
['shopPage', s362],
['homePage', s363],
['redirect', s364],
['sharedFactBox', s367],
['landingPage', s369],
['contentPage', s370],
['page', s371],
['categoryPage', s372],
['product', s386],
['clothingType', s387],
['sanity.fileAsset', s391],
['sanity.imageAsset', s403],
])
