// Written by "npm run typegen" from the schemas and queries: not to be changed by hand.
import { categoryPageQuery, communityPageQuery, contentPageQuery, landingPageQuery, pageQuery } from '../queries/editorial.groq.ts'
import { homePageQuery } from '../queries/home-page.groq.ts'
import { openingDaysQuery } from '../queries/opening-days.groq.ts'
import { productFactsQuery } from '../queries/product-facts.groq.ts'
import { discussionQuery, productQuery, productsQuery } from '../queries/product.groq.ts'
import { newerCommunityQuery, redirectsQuery, routesQuery } from '../queries/routes.groq.ts'
import { searchQuery, searchSuggestionsQuery, searchSynonymsQuery } from '../queries/search.groq.ts'
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
const s112: Shape = { kind: 'union', of: [s5], nullable: true }
const s113: Shape = { kind: 'object', fields: { "_key": s0, "cells": s112, "width": s70 }, optional: [] }
const s114: Shape = { kind: 'list', of: s113 }
const s115: Shape = { kind: 'union', of: [s114], nullable: true }
const s116: Shape = { kind: 'object', fields: { "_key": s0, "_type": s111, "caption": s52, "hasHeader": s105, "rows": s115 }, optional: [] }
const s117: Shape = { kind: 'union', of: [s41, s55, s57, s61, s63, s88, s103, s106, s93, s96, s110, s116], nullable: false }
const s118: Shape = { kind: 'list', of: s117 }
const s119: Shape = { kind: 'union', of: [s118], nullable: true }
const s120: Shape = { kind: 'literal', values: ["en","nb"] }
const s121: Shape = { kind: 'object', fields: { "alt": s52, "asset": s74, "crop": s48, "hotspot": s51, "lqip": s52 }, optional: [] }
const s122: Shape = { kind: 'union', of: [s121], nullable: true }
const s123: Shape = { kind: 'object', fields: { "_id": s0, "_type": s22, "author": s52, "category": s24, "image": s122, "lead": s52, "path": s2, "publishedAt": s52, "slug": s16, "title": s52 }, optional: [] }
const s124: Shape = { kind: 'object', fields: { "_id": s0, "_type": s30, "author": s2, "category": s24, "image": s122, "lead": s52, "path": s2, "publishedAt": s2, "slug": s16, "title": s52 }, optional: [] }
const s125: Shape = { kind: 'union', of: [s123, s124], nullable: false }
const s126: Shape = { kind: 'list', of: s125 }
const s127: Shape = { kind: 'object', fields: { "description": s52, "image": s122, "noIndex": s11, "title": s52 }, optional: [] }
const s128: Shape = { kind: 'object', fields: { "_id": s0, "_type": s1, "category": s2, "content": s119, "contentLanguage": s120, "entries": s126, "image": s122, "lead": s52, "path": s2, "seo": s127, "slug": s16, "title": s52 }, optional: [] }
const s129: Shape = { kind: 'union', of: [s128], nullable: true }
const s130: Shape = { kind: 'list', of: s123 }
const s131: Shape = { kind: 'literal', values: [false] }
const s132: Shape = { kind: 'literal', values: ["crowdSourcing"] }
const s133: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "cardTag": s52, "cardTitle": s52, "centraId": s52, "clothingType": s66, "colors": s69, "crowdfundingDate": s52, "crowdfundingEnded": s131, "crowdfundingGoal": s70, "crowdfundingMax": s70, "crowdfundingMaxPerPerson": s70, "fit": s73, "images": s78, "productState": s132, "slug": s16, "title": s52 }, optional: [] }
const s134: Shape = { kind: 'list', of: s133 }
const s135: Shape = { kind: 'object', fields: { "_id": s20, "_type": s20, "category": s2, "content": s119, "contentLanguage": s120, "image": s122, "lead": s52, "path": s2, "seo": s127, "slug": s2, "title": s52 }, optional: [] }
const s136: Shape = { kind: 'union', of: [s135], nullable: true }
const s137: Shape = { kind: 'object', fields: { "articles": s130, "campaigns": s108, "discussions": s134, "page": s136 }, optional: [] }
const s138: Shape = { kind: 'object', fields: { "_id": s0, "_type": s1, "category": s2, "path": s2, "slug": s16, "title": s52 }, optional: [] }
const s139: Shape = { kind: 'union', of: [s138], nullable: true }
const s140: Shape = { kind: 'union', of: [s130], nullable: true }
const s141: Shape = { kind: 'object', fields: { "_id": s0, "_type": s22, "_updatedAt": s0, "author": s52, "category": s24, "content": s119, "contentLanguage": s120, "image": s122, "lead": s52, "parent": s139, "path": s2, "publishedAt": s52, "related": s140, "seo": s127, "slug": s16, "title": s52 }, optional: [] }
const s142: Shape = { kind: 'union', of: [s141], nullable: true }
const s143: Shape = { kind: 'object', fields: { "_id": s0, "_type": s28, "category": s2, "content": s119, "contentLanguage": s120, "image": s122, "lead": s52, "path": s16, "seo": s127, "slug": s2, "title": s52 }, optional: [] }
const s144: Shape = { kind: 'union', of: [s143], nullable: true }
const s145: Shape = { kind: 'object', fields: { "_id": s0, "_type": s30, "category": s24, "content": s119, "contentLanguage": s120, "image": s122, "lead": s52, "parent": s139, "path": s2, "seo": s127, "slug": s16, "title": s52 }, optional: [] }
const s146: Shape = { kind: 'union', of: [s145], nullable: true }
const s147: Shape = { kind: 'literal', values: ["men","women"] }
const s148: Shape = { kind: 'list', of: s147 }
const s149: Shape = { kind: 'union', of: [s148], nullable: true }
const s150: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "genders": s149, "image": s122, "slug": s16, "title": s52 }, optional: [] }
const s151: Shape = { kind: 'list', of: s150 }
const s152: Shape = { kind: 'union', of: [s151], nullable: true }
const s153: Shape = { kind: 'union', of: [s17, s25, s29, s31], nullable: true }
const s154: Shape = { kind: 'object', fields: { "_id": s26, "_type": s26, "categoriesHeading": s52, "clothingTypes": s152, "communityHeading": s52, "communityImage": s122, "communityText": s52, "content": s119, "contentLanguage": s120, "crowdfundingHeading": s52, "editorialHeading": s52, "editorialImage": s122, "editorialLink": s153, "editorialLinkText": s52, "editorialText": s52, "heroHeading": s52, "heroImage": s122, "heroPromise": s52, "preorderHeading": s52, "seo": s127, "treeFigure": s70, "treeText": s52 }, optional: [] }
const s155: Shape = { kind: 'union', of: [s154], nullable: true }
const s156: Shape = { kind: 'literal', values: ["preorder"] }
const s157: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "cardTag": s52, "cardTitle": s52, "centraId": s52, "clothingType": s66, "colors": s69, "crowdfundingDate": s52, "crowdfundingEnded": s131, "crowdfundingGoal": s70, "crowdfundingMax": s70, "crowdfundingMaxPerPerson": s70, "fit": s73, "images": s78, "productState": s156, "slug": s16, "title": s52 }, optional: [] }
const s158: Shape = { kind: 'list', of: s157 }
const s159: Shape = { kind: 'object', fields: { "articles": s130, "crowdfunding": s108, "home": s155, "preorder": s158 }, optional: [] }
const s160: Shape = { kind: 'literal', values: ["siteSettings"] }
const s161: Shape = { kind: 'literal', values: ["friday","monday","saturday","sunday","thursday","tuesday","wednesday"] }
const s162: Shape = { kind: 'list', of: s161 }
const s163: Shape = { kind: 'union', of: [s162], nullable: true }
const s164: Shape = { kind: 'object', fields: { "from": s52, "isOpen": s105, "to": s52 }, optional: [] }
const s165: Shape = { kind: 'list', of: s164 }
const s166: Shape = { kind: 'union', of: [s165], nullable: true }
const s167: Shape = { kind: 'object', fields: { "_id": s160, "_type": s160, "openWeekdays": s163, "openingExceptions": s166 }, optional: [] }
const s168: Shape = { kind: 'union', of: [s167], nullable: true }
const s169: Shape = { kind: 'object', fields: { "hex": s52, "hex2": s52, "name": s52 }, optional: [] }
const s170: Shape = { kind: 'list', of: s169 }
const s171: Shape = { kind: 'union', of: [s170], nullable: true }
const s172: Shape = { kind: 'object', fields: { "alt": s52, "asset": s74, "colorHex": s52, "crop": s48, "gender": s75, "hotspot": s51 }, optional: [] }
const s173: Shape = { kind: 'list', of: s172 }
const s174: Shape = { kind: 'union', of: [s173], nullable: true }
const s175: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "centraId": s0, "colors": s171, "crowdfundingDate": s52, "crowdfundingGoal": s70, "crowdfundingMax": s70, "crowdfundingMaxPerPerson": s70, "images": s174, "productState": s80, "slug": s16, "title": s52 }, optional: [] }
const s176: Shape = { kind: 'list', of: s175 }
const s177: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "cardTag": s52, "cardTitle": s52, "centraId": s52, "clothingType": s66, "colors": s69, "crowdfundingDate": s52, "crowdfundingEnded": s11, "crowdfundingGoal": s70, "crowdfundingMax": s70, "crowdfundingMaxPerPerson": s70, "fit": s73, "images": s78, "lead": s52, "productState": s80, "seo": s127, "slug": s16, "title": s52 }, optional: [] }
const s178: Shape = { kind: 'union', of: [s177], nullable: true }
const s179: Shape = { kind: 'object', fields: { "_key": s0, "share": s70, "title": s52 }, optional: [] }
const s180: Shape = { kind: 'list', of: s179 }
const s181: Shape = { kind: 'union', of: [s180], nullable: true }
const s182: Shape = { kind: 'literal', values: [1,2,3,4,5] }
const s183: Shape = { kind: 'union', of: [s182], nullable: true }
const s184: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "cardTag": s52, "cardTitle": s52, "care": s52, "centraId": s52, "clothingType": s66, "colors": s69, "content": s119, "contentLanguage": s120, "costs": s181, "crowdfundingDate": s52, "crowdfundingEnded": s11, "crowdfundingGoal": s70, "crowdfundingMax": s70, "crowdfundingMaxPerPerson": s70, "fit": s73, "images": s78, "lead": s52, "lengths": s112, "material": s52, "origin": s52, "productState": s80, "related": s109, "repair": s52, "seo": s127, "sizeGuide": s119, "sizeGuideLanguage": s120, "sizes": s112, "slug": s16, "surveyUrl": s52, "title": s52, "warmth": s183, "weight": s70 }, optional: [] }
const s185: Shape = { kind: 'union', of: [s184], nullable: true }
const s186: Shape = { kind: 'union', of: [s25, s31], nullable: true }
const s187: Shape = { kind: 'object', fields: { "_id": s20, "newerPage": s186 }, optional: [] }
const s188: Shape = { kind: 'union', of: [s187], nullable: true }
const s189: Shape = { kind: 'object', fields: { "_id": s0, "from": s0, "permanent": s11, "to": s0 }, optional: [] }
const s190: Shape = { kind: 'list', of: s189 }
const s191: Shape = { kind: 'object', fields: { "_id": s0, "_type": s1, "_updatedAt": s0, "category": s2, "genders": s2, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s192: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "_updatedAt": s0, "category": s2, "genders": s149, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s193: Shape = { kind: 'object', fields: { "_id": s0, "_type": s22, "_updatedAt": s0, "category": s24, "genders": s2, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s194: Shape = { kind: 'object', fields: { "_id": s0, "_type": s28, "_updatedAt": s0, "category": s2, "genders": s2, "noIndex": s11, "path": s16, "slug": s2 }, optional: [] }
const s195: Shape = { kind: 'object', fields: { "_id": s0, "_type": s30, "_updatedAt": s0, "category": s24, "genders": s2, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s196: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "_updatedAt": s0, "category": s2, "genders": s2, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s197: Shape = { kind: 'union', of: [s191, s192, s193, s194, s195, s196], nullable: false }
const s198: Shape = { kind: 'list', of: s197 }
const s199: Shape = { kind: 'object', fields: { "en": s2, "nb": s2 }, optional: [] }
const s200: Shape = { kind: 'object', fields: { "asset": s74, "crop": s48, "hotspot": s51 }, optional: [] }
const s201: Shape = { kind: 'union', of: [s200], nullable: true }
const s202: Shape = { kind: 'object', fields: { "en": s52, "nb": s52 }, optional: [] }
const s203: Shape = { kind: 'object', fields: { "en": s0, "nb": s0 }, optional: [] }
const s204: Shape = { kind: 'object', fields: { "_id": s0, "_type": s1, "category": s2, "centraId": s2, "colours": s199, "fit": s2, "image": s201, "images": s2, "kind": s199, "lead": s202, "material": s199, "path": s2, "productState": s2, "slug": s16, "swatches": s2, "text": s203, "title": s202 }, optional: [] }
const s205: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "category": s2, "centraId": s2, "colours": s199, "fit": s2, "image": s201, "images": s2, "kind": s199, "lead": s202, "material": s199, "path": s2, "productState": s2, "slug": s16, "swatches": s2, "text": s203, "title": s202 }, optional: [] }
const s206: Shape = { kind: 'object', fields: { "_id": s0, "_type": s20, "category": s2, "centraId": s2, "colours": s199, "fit": s2, "image": s201, "images": s2, "kind": s199, "lead": s202, "material": s199, "path": s2, "productState": s2, "slug": s2, "swatches": s2, "text": s203, "title": s202 }, optional: [] }
const s207: Shape = { kind: 'object', fields: { "_id": s0, "_type": s22, "category": s24, "centraId": s2, "colours": s199, "fit": s2, "image": s201, "images": s2, "kind": s199, "lead": s202, "material": s199, "path": s2, "productState": s2, "slug": s16, "swatches": s2, "text": s203, "title": s202 }, optional: [] }
const s208: Shape = { kind: 'object', fields: { "_id": s0, "_type": s28, "category": s2, "centraId": s2, "colours": s199, "fit": s2, "image": s201, "images": s2, "kind": s199, "lead": s202, "material": s199, "path": s16, "productState": s2, "slug": s2, "swatches": s2, "text": s203, "title": s202 }, optional: [] }
const s209: Shape = { kind: 'object', fields: { "_id": s0, "_type": s30, "category": s24, "centraId": s2, "colours": s199, "fit": s2, "image": s201, "images": s2, "kind": s199, "lead": s202, "material": s199, "path": s2, "productState": s2, "slug": s16, "swatches": s2, "text": s203, "title": s202 }, optional: [] }
const s210: Shape = { kind: 'list', of: s52 }
const s211: Shape = { kind: 'union', of: [s210], nullable: true }
const s212: Shape = { kind: 'object', fields: { "en": s211, "nb": s211 }, optional: [] }
const s213: Shape = { kind: 'object', fields: { "asset": s74, "colorHex": s52, "crop": s48, "gender": s75, "hotspot": s51 }, optional: [] }
const s214: Shape = { kind: 'list', of: s213 }
const s215: Shape = { kind: 'union', of: [s214], nullable: true }
const s216: Shape = { kind: 'object', fields: { "hex": s52, "hex2": s52 }, optional: [] }
const s217: Shape = { kind: 'list', of: s216 }
const s218: Shape = { kind: 'union', of: [s217], nullable: true }
const s219: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "category": s2, "centraId": s52, "colours": s212, "fit": s73, "image": s2, "images": s215, "kind": s202, "lead": s202, "material": s202, "path": s2, "productState": s80, "slug": s16, "swatches": s218, "text": s203, "title": s202 }, optional: [] }
const s220: Shape = { kind: 'union', of: [s204, s205, s206, s207, s208, s209, s219], nullable: false }
const s221: Shape = { kind: 'list', of: s220 }
const s222: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "category": s2, "path": s2, "slug": s16, "title": s52 }, optional: [] }
const s223: Shape = { kind: 'list', of: s222 }
const s224: Shape = { kind: 'list', of: s112 }
const s225: Shape = { kind: 'union', of: [s224], nullable: true }
const s226: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "genders": s149, "image": s122, "lead": s52, "seo": s127, "slug": s16, "title": s52 }, optional: [] }
const s227: Shape = { kind: 'union', of: [s226], nullable: true }
const s228: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "count": s8, "genders": s149, "image": s122, "slug": s16, "title": s52 }, optional: [] }
const s229: Shape = { kind: 'list', of: s228 }
const s230: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_type": s32, "cardTag": s52, "cardTitle": s52, "centraId": s52, "clothingType": s66, "colors": s69, "crowdfundingDate": s52, "crowdfundingEnded": s11, "crowdfundingGoal": s70, "crowdfundingMax": s70, "crowdfundingMaxPerPerson": s70, "fit": s73, "images": s78, "productState": s80, "sizes": s112, "slug": s16, "title": s52 }, optional: [] }
const s231: Shape = { kind: 'list', of: s230 }
const s232: Shape = { kind: 'object', fields: { "_id": s34, "_type": s34, "lead": s52, "menImage": s122, "menLead": s52, "menTitle": s52, "seo": s127, "title": s52, "womenImage": s122, "womenLead": s52, "womenTitle": s52 }, optional: [] }
const s233: Shape = { kind: 'union', of: [s232], nullable: true }
const s234: Shape = { kind: 'object', fields: { "clothingType": s227, "clothingTypes": s229, "products": s231, "shop": s233 }, optional: [] }
const s235: Shape = { kind: 'literal', values: ["footer"] }
const s236: Shape = { kind: 'object', fields: { "_key": s0, "link": s52, "title": s52 }, optional: [] }
const s237: Shape = { kind: 'list', of: s236 }
const s238: Shape = { kind: 'union', of: [s237], nullable: true }
const s239: Shape = { kind: 'literal', values: ["Bluesky","Facebook","Instagram","LinkedIn","Mastodon","Pinterest","Strava","TikTok","Vimeo","YouTube"] }
const s240: Shape = { kind: 'union', of: [s239], nullable: true }
const s241: Shape = { kind: 'object', fields: { "_key": s0, "platform": s240, "url": s52 }, optional: [] }
const s242: Shape = { kind: 'list', of: s241 }
const s243: Shape = { kind: 'union', of: [s242], nullable: true }
const s244: Shape = { kind: 'object', fields: { "_id": s235, "_type": s235, "contactEmail": s52, "contactPhone": s52, "menuElements": s238, "socialLinks": s243, "storeAddress": s52, "storeOpeningHours": s52 }, optional: [] }
const s245: Shape = { kind: 'union', of: [s244], nullable: true }
const s246: Shape = { kind: 'object', fields: { "_key": s0, "image": s122, "link": s52, "title": s52 }, optional: [] }
const s247: Shape = { kind: 'list', of: s246 }
const s248: Shape = { kind: 'union', of: [s247], nullable: true }
const s249: Shape = { kind: 'object', fields: { "_key": s0, "routes": s248, "title": s52 }, optional: [] }
const s250: Shape = { kind: 'list', of: s249 }
const s251: Shape = { kind: 'union', of: [s250], nullable: true }
const s252: Shape = { kind: 'literal', values: ["everyone","logged_in","logged_out"] }
const s253: Shape = { kind: 'union', of: [s252], nullable: true }
const s254: Shape = { kind: 'object', fields: { "_key": s0, "groups": s251, "link": s52, "priority": s70, "showTo": s253, "title": s52 }, optional: [] }
const s255: Shape = { kind: 'list', of: s254 }
const s256: Shape = { kind: 'union', of: [s255], nullable: true }
const s257: Shape = { kind: 'object', fields: { "active": s105, "text": s52, "thresholdEur": s70, "thresholdNok": s70 }, optional: [] }
const s258: Shape = { kind: 'union', of: [s257], nullable: true }
const s259: Shape = { kind: 'object', fields: { "name": s52, "share": s70, "url": s52 }, optional: [] }
const s260: Shape = { kind: 'union', of: [s259], nullable: true }
const s261: Shape = { kind: 'object', fields: { "_id": s160, "_type": s160, "campaignBanner": s258, "description": s52, "openGraphImage": s122, "organisationNumber": s52, "paymentProviderNote": s52, "shopName": s52, "treePlantingPartner": s260 }, optional: [] }
const s262: Shape = { kind: 'union', of: [s261], nullable: true }
const s263: Shape = { kind: 'object', fields: { "footer": s245, "menu": s256, "settings": s262 }, optional: [] }
const s264: Shape = { kind: 'object', fields: { "hex": s52, "hex2": s52, "name": s202 }, optional: [] }
const s265: Shape = { kind: 'list', of: s264 }
const s266: Shape = { kind: 'union', of: [s265], nullable: true }
const s267: Shape = { kind: 'union', of: [s202], nullable: true }
const s268: Shape = { kind: 'object', fields: { "count": s70, "size": s52 }, optional: [] }
const s269: Shape = { kind: 'list', of: s268 }
const s270: Shape = { kind: 'union', of: [s269], nullable: true }
const s271: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "category": s2, "centraId": s0, "colours": s266, "crowdfundingDate": s52, "crowdfundingGoal": s70, "crowdfundingMax": s70, "crowdfundingMaxPerPerson": s70, "path": s2, "productState": s80, "slug": s16, "surveyUrl": s267, "testGarments": s270, "title": s202 }, optional: [] }
const s272: Shape = { kind: 'list', of: s271 }
const s273: Shape = { kind: 'literal', values: ["overshootSplash"] }
const s274: Shape = { kind: 'object', fields: { "_id": s273, "_type": s273, "buttonText": s52, "day": s52, "text": s119, "textLanguage": s120, "title": s52 }, optional: [] }
const s275: Shape = { kind: 'union', of: [s274], nullable: true }
const s276: Shape = { kind: 'literal', values: ["campaignBanner"] }
const s277: Shape = { kind: 'literal', values: ["localeString"] }
const s278: Shape = { kind: 'object', fields: { "_type": s277, "en": s0, "nb": s0 }, optional: ["en","nb"] }
const s279: Shape = { kind: 'object', fields: { "_type": s276, "active": s11, "text": s278, "thresholdEur": s8, "thresholdNok": s8 }, optional: ["active","text","thresholdEur","thresholdNok"] }
const s280: Shape = { kind: 'literal', values: ["localeText"] }
const s281: Shape = { kind: 'object', fields: { "_type": s280, "en": s0, "nb": s0 }, optional: ["en","nb"] }
const s282: Shape = { kind: 'literal', values: ["accessibleImage"] }
const s283: Shape = { kind: 'object', fields: { "_type": s282, "alt": s278, "asset": s45, "crop": s47, "describedBefore": s5, "hotspot": s50, "media": s95 }, optional: ["alt","asset","crop","describedBefore","hotspot","media"] }
const s284: Shape = { kind: 'literal', values: ["openingException"] }
const s285: Shape = { kind: 'object', fields: { "_key": s0, "_type": s284, "from": s0, "isOpen": s11, "to": s0 }, optional: ["from","isOpen","to"] }
const s286: Shape = { kind: 'list', of: s285 }
const s287: Shape = { kind: 'literal', values: ["treePlantingPartner"] }
const s288: Shape = { kind: 'object', fields: { "_type": s287, "name": s0, "share": s8, "url": s0 }, optional: ["name","share","url"] }
const s289: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s160, "_updatedAt": s0, "campaignBanner": s279, "currencies": s5, "description": s281, "openGraphImage": s283, "openWeekdays": s162, "openingExceptions": s286, "organisationNumber": s0, "paymentProviderNote": s281, "searchNames": s0, "shopName": s0, "treePlantingPartner": s288 }, optional: ["campaignBanner","currencies","description","openGraphImage","openWeekdays","openingExceptions","organisationNumber","paymentProviderNote","searchNames","shopName","treePlantingPartner"] }
const s290: Shape = { kind: 'literal', values: ["localeRichText"] }
const s291: Shape = { kind: 'object', fields: { "_type": s94, "asset": s45, "crop": s47, "describedBefore": s5, "hotspot": s50, "media": s95 }, optional: ["crop","describedBefore","hotspot","media"] }
const s292: Shape = { kind: 'object', fields: { "_key": s0, "_type": s42, "align": s43, "alt": s0, "caption": s0, "image": s291, "maxWidthPx": s8 }, optional: ["align","alt","caption","image","maxWidthPx"] }
const s293: Shape = { kind: 'object', fields: { "_key": s0, "_type": s56, "html": s0 }, optional: ["html"] }
const s294: Shape = { kind: 'object', fields: { "_key": s0, "_type": s58, "style": s59 }, optional: ["style"] }
const s295: Shape = { kind: 'literal', values: ["link","login","register","submitIdea"] }
const s296: Shape = { kind: 'object', fields: { "_key": s0, "_type": s62, "align": s43, "buttonType": s295, "reference": s45, "text": s0, "url": s0 }, optional: ["align","buttonType","reference","text","url"] }
const s297: Shape = { kind: 'literal', values: ["carouselSlide"] }
const s298: Shape = { kind: 'object', fields: { "_key": s0, "_type": s297, "alt": s0, "caption": s0, "image": s291, "url": s0 }, optional: ["alt","caption","image","url"] }
const s299: Shape = { kind: 'object', fields: { "_key": s0, "_ref": s0, "_type": s44, "_weak": s11 }, optional: ["_weak"] }
const s300: Shape = { kind: 'union', of: [s298, s299], nullable: false }
const s301: Shape = { kind: 'list', of: s300 }
const s302: Shape = { kind: 'object', fields: { "_key": s0, "_type": s64, "items": s301, "title": s0 }, optional: ["items","title"] }
const s303: Shape = { kind: 'literal', values: ["column"] }
const s304: Shape = { kind: 'object', fields: { "_key": s0, "_type": s10, "href": s0, "openInNewTab": s11, "reference": s45 }, optional: ["href","openInNewTab","reference"] }
const s305: Shape = { kind: 'list', of: s304 }
const s306: Shape = { kind: 'object', fields: { "_key": s0, "_type": s3, "children": s7, "level": s8, "listItem": s9, "markDefs": s305, "style": s40 }, optional: ["children","level","listItem","markDefs","style"] }
const s307: Shape = { kind: 'list', of: s306 }
const s308: Shape = { kind: 'object', fields: { "_key": s0, "_type": s90, "content": s307, "title": s0 }, optional: ["content","title"] }
const s309: Shape = { kind: 'object', fields: { "_key": s0, "_type": s94, "alt": s0, "asset": s45, "caption": s0, "crop": s47, "describedBefore": s5, "hotspot": s50, "media": s95 }, optional: ["alt","asset","caption","crop","describedBefore","hotspot","media"] }
const s310: Shape = { kind: 'union', of: [s296, s308, s306, s309], nullable: false }
const s311: Shape = { kind: 'list', of: s310 }
const s312: Shape = { kind: 'object', fields: { "_key": s0, "_type": s303, "content": s311 }, optional: ["content"] }
const s313: Shape = { kind: 'list', of: s312 }
const s314: Shape = { kind: 'object', fields: { "_key": s0, "_type": s89, "columns": s313 }, optional: ["columns"] }
const s315: Shape = { kind: 'object', fields: { "_key": s0, "_type": s104, "autoplay": s11, "loop": s11, "title": s0, "url": s0 }, optional: ["autoplay","loop","title","url"] }
const s316: Shape = { kind: 'list', of: s299 }
const s317: Shape = { kind: 'object', fields: { "_key": s0, "_type": s107, "products": s316, "title": s0 }, optional: ["products","title"] }
const s318: Shape = { kind: 'literal', values: ["tableRow"] }
const s319: Shape = { kind: 'object', fields: { "_key": s0, "_type": s318, "cells": s5 }, optional: ["cells"] }
const s320: Shape = { kind: 'list', of: s319 }
const s321: Shape = { kind: 'object', fields: { "_key": s0, "_type": s111, "caption": s0, "hasHeader": s11, "rows": s320 }, optional: ["caption","hasHeader","rows"] }
const s322: Shape = { kind: 'union', of: [s292, s293, s294, s296, s302, s314, s315, s308, s317, s321, s306, s309], nullable: false }
const s323: Shape = { kind: 'list', of: s322 }
const s324: Shape = { kind: 'object', fields: { "_type": s290, "en": s323, "nb": s323 }, optional: ["en","nb"] }
const s325: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s273, "_updatedAt": s0, "active": s11, "buttonText": s278, "day": s0, "searchNames": s0, "text": s324, "title": s278 }, optional: ["active","buttonText","day","searchNames","text","title"] }
const s326: Shape = { kind: 'literal', values: ["menuRoute"] }
const s327: Shape = { kind: 'object', fields: { "_key": s0, "_type": s326, "linkEn": s0, "linkNb": s0, "title": s278 }, optional: ["linkEn","linkNb","title"] }
const s328: Shape = { kind: 'list', of: s327 }
const s329: Shape = { kind: 'literal', values: ["socialLink"] }
const s330: Shape = { kind: 'literal', values: ["Instagram","Facebook","YouTube","Vimeo","Strava","LinkedIn","Pinterest","TikTok","Mastodon","Bluesky"] }
const s331: Shape = { kind: 'object', fields: { "_key": s0, "_type": s329, "platform": s330, "url": s0 }, optional: ["platform","url"] }
const s332: Shape = { kind: 'list', of: s331 }
const s333: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s235, "_updatedAt": s0, "contactEmail": s0, "contactPhone": s0, "menuElements": s328, "searchNames": s0, "socialLinks": s332, "storeAddress": s281, "storeOpeningHours": s281 }, optional: ["contactEmail","contactPhone","menuElements","searchNames","socialLinks","storeAddress","storeOpeningHours"] }
const s334: Shape = { kind: 'literal', values: ["mainMenu"] }
const s335: Shape = { kind: 'literal', values: ["menuItem"] }
const s336: Shape = { kind: 'literal', values: ["menuGroup"] }
const s337: Shape = { kind: 'object', fields: { "_key": s0, "_type": s336, "routes": s328, "title": s278 }, optional: ["routes","title"] }
const s338: Shape = { kind: 'list', of: s337 }
const s339: Shape = { kind: 'object', fields: { "_key": s0, "_type": s335, "groups": s338, "linkEn": s0, "linkNb": s0, "priority": s8, "showTo": s252, "title": s278 }, optional: ["groups","linkEn","linkNb","priority","showTo","title"] }
const s340: Shape = { kind: 'list', of: s339 }
const s341: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s334, "_updatedAt": s0, "items": s340, "searchNames": s0 }, optional: ["items","searchNames"] }
const s342: Shape = { kind: 'literal', values: ["seo"] }
const s343: Shape = { kind: 'object', fields: { "_type": s342, "description": s281, "image": s283, "noIndex": s11, "title": s278 }, optional: ["description","image","noIndex","title"] }
const s344: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s20, "_updatedAt": s0, "content": s324, "image": s283, "lead": s281, "newerPage": s45, "searchNames": s0, "seo": s343, "title": s278 }, optional: ["content","image","lead","newerPage","searchNames","seo","title"] }
const s345: Shape = { kind: 'literal', values: ["synonymGroup"] }
const s346: Shape = { kind: 'object', fields: { "_key": s0, "_type": s345, "words": s5 }, optional: ["words"] }
const s347: Shape = { kind: 'list', of: s346 }
const s348: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s34, "_updatedAt": s0, "lead": s281, "menImage": s283, "menLead": s281, "menTitle": s278, "searchNames": s0, "seo": s343, "synonyms": s347, "title": s278, "womenImage": s283, "womenLead": s281, "womenTitle": s278 }, optional: ["lead","menImage","menLead","menTitle","searchNames","seo","synonyms","title","womenImage","womenLead","womenTitle"] }
const s349: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s26, "_updatedAt": s0, "categoriesHeading": s278, "clothingTypes": s316, "communityHeading": s278, "communityImage": s283, "communityText": s281, "content": s324, "crowdfundingHeading": s278, "editorialHeading": s278, "editorialImage": s283, "editorialLink": s45, "editorialLinkText": s278, "editorialText": s281, "heroHeading": s278, "heroImage": s283, "heroPromise": s278, "preorderHeading": s278, "searchNames": s0, "seo": s343, "treeFigure": s8, "treeText": s281 }, optional: ["categoriesHeading","clothingTypes","communityHeading","communityImage","communityText","content","crowdfundingHeading","editorialHeading","editorialImage","editorialLink","editorialLinkText","editorialText","heroHeading","heroImage","heroPromise","preorderHeading","searchNames","seo","treeFigure","treeText"] }
const s350: Shape = { kind: 'literal', values: ["redirect"] }
const s351: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s350, "_updatedAt": s0, "from": s0, "permanent": s11, "to": s0 }, optional: ["from","permanent","to"] }
const s352: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s28, "_updatedAt": s0, "content": s324, "image": s283, "lead": s281, "path": s15, "seo": s343, "title": s278 }, optional: ["content","image","lead","path","seo","title"] }
const s353: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s22, "_updatedAt": s0, "author": s0, "category": s45, "content": s324, "image": s283, "lead": s281, "publishedAt": s0, "relatedPages": s316, "seo": s343, "slug": s15, "title": s278 }, optional: ["author","category","content","image","lead","publishedAt","relatedPages","seo","slug","title"] }
const s354: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s30, "_updatedAt": s0, "category": s45, "content": s324, "image": s283, "lead": s281, "seo": s343, "slug": s15, "title": s278 }, optional: ["category","content","image","lead","seo","slug","title"] }
const s355: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s1, "_updatedAt": s0, "content": s324, "image": s283, "lead": s281, "seo": s343, "slug": s15, "title": s278 }, optional: ["content","image","lead","seo","slug","title"] }
const s356: Shape = { kind: 'literal', values: ["productColor"] }
const s357: Shape = { kind: 'object', fields: { "_key": s0, "_type": s356, "hex": s0, "hex2": s0, "name": s278 }, optional: ["hex","hex2","name"] }
const s358: Shape = { kind: 'list', of: s357 }
const s359: Shape = { kind: 'literal', values: ["productCost"] }
const s360: Shape = { kind: 'object', fields: { "_key": s0, "_type": s359, "share": s8, "title": s278 }, optional: ["share","title"] }
const s361: Shape = { kind: 'list', of: s360 }
const s362: Shape = { kind: 'literal', values: ["productImage"] }
const s363: Shape = { kind: 'literal', values: ["women","men","unisex"] }
const s364: Shape = { kind: 'object', fields: { "_key": s0, "_type": s362, "alt": s278, "asset": s45, "colorHex": s0, "crop": s47, "describedBefore": s5, "gender": s363, "hotspot": s50, "media": s95 }, optional: ["alt","asset","colorHex","crop","describedBefore","gender","hotspot","media"] }
const s365: Shape = { kind: 'list', of: s364 }
const s366: Shape = { kind: 'literal', values: ["testGarment"] }
const s367: Shape = { kind: 'object', fields: { "_key": s0, "_type": s366, "count": s8, "size": s0 }, optional: ["count","size"] }
const s368: Shape = { kind: 'list', of: s367 }
const s369: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s32, "_updatedAt": s0, "care": s281, "centraId": s0, "clothingType": s45, "colors": s358, "content": s324, "costs": s361, "crowdfundingDate": s0, "crowdfundingGoal": s8, "crowdfundingMax": s8, "crowdfundingMaxPerPerson": s8, "fit": s72, "images": s365, "lead": s281, "lengths": s5, "material": s281, "origin": s278, "productCardImageTag": s278, "productCardTitle": s278, "productState": s79, "relatedProducts": s316, "repair": s281, "seo": s343, "sizeGuide": s324, "sizes": s5, "slug": s15, "surveyUrl": s278, "testGarments": s368, "title": s278, "warmth": s182, "weight": s8 }, optional: ["care","centraId","clothingType","colors","content","costs","crowdfundingDate","crowdfundingGoal","crowdfundingMax","crowdfundingMaxPerPerson","fit","images","lead","lengths","material","origin","productCardImageTag","productCardTitle","productState","relatedProducts","repair","seo","sizeGuide","sizes","slug","surveyUrl","testGarments","title","warmth","weight"] }
const s370: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s18, "_updatedAt": s0, "genders": s148, "image": s283, "lead": s281, "priority": s8, "seo": s343, "slug": s15, "title": s278 }, optional: ["genders","image","lead","priority","seo","slug","title"] }
const s371: Shape = { kind: 'literal', values: ["sanity.fileAsset"] }
const s372: Shape = { kind: 'literal', values: ["sanity.assetSourceData"] }
const s373: Shape = { kind: 'object', fields: { "_type": s372, "id": s0, "name": s0, "url": s0 }, optional: ["id","name","url"] }
const s374: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s371, "_updatedAt": s0, "altText": s0, "assetId": s0, "description": s0, "extension": s0, "label": s0, "mimeType": s0, "originalFilename": s0, "path": s0, "sha1hash": s0, "size": s8, "source": s373, "title": s0, "uploadId": s0, "url": s0 }, optional: ["altText","assetId","description","extension","label","mimeType","originalFilename","path","sha1hash","size","source","title","uploadId","url"] }
const s375: Shape = { kind: 'literal', values: ["sanity.imageAsset"] }
const s376: Shape = { kind: 'literal', values: ["sanity.imageMetadata"] }
const s377: Shape = { kind: 'literal', values: ["sanity.imageDimensions"] }
const s378: Shape = { kind: 'object', fields: { "_type": s377, "aspectRatio": s8, "height": s8, "width": s8 }, optional: ["aspectRatio","height","width"] }
const s379: Shape = { kind: 'literal', values: ["geopoint"] }
const s380: Shape = { kind: 'object', fields: { "_type": s379, "alt": s8, "lat": s8, "lng": s8 }, optional: ["alt","lat","lng"] }
const s381: Shape = { kind: 'literal', values: ["sanity.imagePalette"] }
const s382: Shape = { kind: 'literal', values: ["sanity.imagePaletteSwatch"] }
const s383: Shape = { kind: 'object', fields: { "_type": s382, "background": s0, "foreground": s0, "population": s8, "title": s0 }, optional: ["background","foreground","population","title"] }
const s384: Shape = { kind: 'object', fields: { "_type": s381, "darkMuted": s383, "darkVibrant": s383, "dominant": s383, "lightMuted": s383, "lightVibrant": s383, "muted": s383, "vibrant": s383 }, optional: ["darkMuted","darkVibrant","dominant","lightMuted","lightVibrant","muted","vibrant"] }
const s385: Shape = { kind: 'object', fields: { "_type": s376, "blurHash": s0, "dimensions": s378, "hasAlpha": s11, "isOpaque": s11, "location": s380, "lqip": s0, "palette": s384, "thumbHash": s0 }, optional: ["blurHash","dimensions","hasAlpha","isOpaque","location","lqip","palette","thumbHash"] }
const s386: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s375, "_updatedAt": s0, "altText": s0, "assetId": s0, "description": s0, "extension": s0, "label": s0, "metadata": s385, "mimeType": s0, "originalFilename": s0, "path": s0, "sha1hash": s0, "size": s8, "source": s373, "title": s0, "uploadId": s0, "url": s0 }, optional: ["altText","assetId","description","extension","label","metadata","mimeType","originalFilename","path","sha1hash","size","source","title","uploadId","url"] }

/** The shape of each query's result, by the query. */
export const queryShapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
[categoryPageQuery, s129],
[communityPageQuery, s137],
[contentPageQuery, s142],
[landingPageQuery, s144],
[pageQuery, s146],
[homePageQuery, s159],
[openingDaysQuery, s168],
[productFactsQuery, s176],
[discussionQuery, s178],
[productQuery, s185],
[productsQuery, s108],
[newerCommunityQuery, s188],
[redirectsQuery, s190],
[routesQuery, s198],
[searchQuery, s221],
[searchSuggestionsQuery, s223],
[searchSynonymsQuery, s225],
[shopListingQuery, s234],
[siteFrameQuery, s263],
[soldProductsQuery, s272],
[overshootSplashQuery, s275],
])

/** The shape of each document as it is stored, by its type. */
export const documentShapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
['siteSettings', s289],
['overshootSplash', s325],
['footer', s333],
['mainMenu', s341],
['communityPage', s344],
['shopPage', s348],
['homePage', s349],
['redirect', s351],
['landingPage', s352],
['contentPage', s353],
['page', s354],
['categoryPage', s355],
['product', s369],
['clothingType', s370],
['sanity.fileAsset', s374],
['sanity.imageAsset', s386],
])
