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
const s81: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "cardTag": s52, "cardTitle": s52, "centraId": s52, "clothingType": s66, "colors": s69, "crowdfundingDate": s52, "crowdfundingEnded": s11, "crowdfundingGoal": s70, "crowdfundingMax": s70, "fit": s73, "images": s78, "productState": s80, "slug": s16, "title": s52 }, optional: [] }
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
const s96: Shape = { kind: 'object', fields: { "_key": s0, "_type": s94, "alt": s0, "asset": s45, "caption": s0, "crop": s47, "hotspot": s50, "lqip": s52, "media": s95 }, optional: ["alt","asset","caption","crop","hotspot","media"] }
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
const s133: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "cardTag": s52, "cardTitle": s52, "centraId": s52, "clothingType": s66, "colors": s69, "crowdfundingDate": s52, "crowdfundingEnded": s131, "crowdfundingGoal": s70, "crowdfundingMax": s70, "fit": s73, "images": s78, "productState": s132, "slug": s16, "title": s52 }, optional: [] }
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
const s157: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "cardTag": s52, "cardTitle": s52, "centraId": s52, "clothingType": s66, "colors": s69, "crowdfundingDate": s52, "crowdfundingEnded": s131, "crowdfundingGoal": s70, "crowdfundingMax": s70, "fit": s73, "images": s78, "productState": s156, "slug": s16, "title": s52 }, optional: [] }
const s158: Shape = { kind: 'list', of: s157 }
const s159: Shape = { kind: 'object', fields: { "articles": s130, "crowdfunding": s108, "home": s155, "preorder": s158 }, optional: [] }
const s160: Shape = { kind: 'literal', values: ["siteSettings"] }
const s161: Shape = { kind: 'object', fields: { "from": s52, "isOpen": s105, "to": s52 }, optional: [] }
const s162: Shape = { kind: 'list', of: s161 }
const s163: Shape = { kind: 'union', of: [s162], nullable: true }
const s164: Shape = { kind: 'object', fields: { "_id": s160, "_type": s160, "openWeekdays": s112, "openingExceptions": s163 }, optional: [] }
const s165: Shape = { kind: 'union', of: [s164], nullable: true }
const s166: Shape = { kind: 'object', fields: { "hex": s52, "hex2": s52, "name": s52 }, optional: [] }
const s167: Shape = { kind: 'list', of: s166 }
const s168: Shape = { kind: 'union', of: [s167], nullable: true }
const s169: Shape = { kind: 'object', fields: { "alt": s52, "asset": s74, "colorHex": s52, "crop": s48, "gender": s75, "hotspot": s51 }, optional: [] }
const s170: Shape = { kind: 'list', of: s169 }
const s171: Shape = { kind: 'union', of: [s170], nullable: true }
const s172: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "centraId": s0, "colors": s168, "crowdfundingDate": s52, "crowdfundingGoal": s70, "crowdfundingMax": s70, "images": s171, "productState": s80, "slug": s16, "title": s52 }, optional: [] }
const s173: Shape = { kind: 'list', of: s172 }
const s174: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "cardTag": s52, "cardTitle": s52, "centraId": s52, "clothingType": s66, "colors": s69, "crowdfundingDate": s52, "crowdfundingEnded": s11, "crowdfundingGoal": s70, "crowdfundingMax": s70, "fit": s73, "images": s78, "lead": s52, "productState": s80, "seo": s127, "slug": s16, "title": s52 }, optional: [] }
const s175: Shape = { kind: 'union', of: [s174], nullable: true }
const s176: Shape = { kind: 'object', fields: { "_key": s0, "share": s70, "title": s52 }, optional: [] }
const s177: Shape = { kind: 'list', of: s176 }
const s178: Shape = { kind: 'union', of: [s177], nullable: true }
const s179: Shape = { kind: 'literal', values: [1,2,3,4,5] }
const s180: Shape = { kind: 'union', of: [s179], nullable: true }
const s181: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "cardTag": s52, "cardTitle": s52, "care": s52, "centraId": s52, "clothingType": s66, "colors": s69, "content": s119, "contentLanguage": s120, "costs": s178, "crowdfundingDate": s52, "crowdfundingEnded": s11, "crowdfundingGoal": s70, "crowdfundingMax": s70, "fit": s73, "images": s78, "lead": s52, "lengths": s112, "material": s52, "origin": s52, "productState": s80, "related": s109, "repair": s52, "seo": s127, "sizeGuide": s119, "sizeGuideLanguage": s120, "sizes": s112, "slug": s16, "surveyUrl": s52, "title": s52, "warmth": s180, "weight": s70 }, optional: [] }
const s182: Shape = { kind: 'union', of: [s181], nullable: true }
const s183: Shape = { kind: 'union', of: [s25, s31], nullable: true }
const s184: Shape = { kind: 'object', fields: { "_id": s20, "newerPage": s183 }, optional: [] }
const s185: Shape = { kind: 'union', of: [s184], nullable: true }
const s186: Shape = { kind: 'object', fields: { "_id": s0, "from": s0, "permanent": s11, "to": s0 }, optional: [] }
const s187: Shape = { kind: 'list', of: s186 }
const s188: Shape = { kind: 'object', fields: { "_id": s0, "_type": s1, "_updatedAt": s0, "category": s2, "genders": s2, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s189: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "_updatedAt": s0, "category": s2, "genders": s149, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s190: Shape = { kind: 'object', fields: { "_id": s0, "_type": s22, "_updatedAt": s0, "category": s24, "genders": s2, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s191: Shape = { kind: 'object', fields: { "_id": s0, "_type": s28, "_updatedAt": s0, "category": s2, "genders": s2, "noIndex": s11, "path": s16, "slug": s2 }, optional: [] }
const s192: Shape = { kind: 'object', fields: { "_id": s0, "_type": s30, "_updatedAt": s0, "category": s24, "genders": s2, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s193: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "_updatedAt": s0, "category": s2, "genders": s2, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s194: Shape = { kind: 'union', of: [s188, s189, s190, s191, s192, s193], nullable: false }
const s195: Shape = { kind: 'list', of: s194 }
const s196: Shape = { kind: 'object', fields: { "en": s2, "nb": s2 }, optional: [] }
const s197: Shape = { kind: 'object', fields: { "asset": s74, "crop": s48, "hotspot": s51 }, optional: [] }
const s198: Shape = { kind: 'union', of: [s197], nullable: true }
const s199: Shape = { kind: 'object', fields: { "en": s52, "nb": s52 }, optional: [] }
const s200: Shape = { kind: 'object', fields: { "en": s0, "nb": s0 }, optional: [] }
const s201: Shape = { kind: 'object', fields: { "_id": s0, "_type": s1, "category": s2, "centraId": s2, "colours": s196, "fit": s2, "image": s198, "images": s2, "kind": s196, "lead": s199, "material": s196, "path": s2, "productState": s2, "slug": s16, "swatches": s2, "text": s200, "title": s199 }, optional: [] }
const s202: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "category": s2, "centraId": s2, "colours": s196, "fit": s2, "image": s198, "images": s2, "kind": s196, "lead": s199, "material": s196, "path": s2, "productState": s2, "slug": s16, "swatches": s2, "text": s200, "title": s199 }, optional: [] }
const s203: Shape = { kind: 'object', fields: { "_id": s0, "_type": s20, "category": s2, "centraId": s2, "colours": s196, "fit": s2, "image": s198, "images": s2, "kind": s196, "lead": s199, "material": s196, "path": s2, "productState": s2, "slug": s2, "swatches": s2, "text": s200, "title": s199 }, optional: [] }
const s204: Shape = { kind: 'object', fields: { "_id": s0, "_type": s22, "category": s24, "centraId": s2, "colours": s196, "fit": s2, "image": s198, "images": s2, "kind": s196, "lead": s199, "material": s196, "path": s2, "productState": s2, "slug": s16, "swatches": s2, "text": s200, "title": s199 }, optional: [] }
const s205: Shape = { kind: 'object', fields: { "_id": s0, "_type": s28, "category": s2, "centraId": s2, "colours": s196, "fit": s2, "image": s198, "images": s2, "kind": s196, "lead": s199, "material": s196, "path": s16, "productState": s2, "slug": s2, "swatches": s2, "text": s200, "title": s199 }, optional: [] }
const s206: Shape = { kind: 'object', fields: { "_id": s0, "_type": s30, "category": s24, "centraId": s2, "colours": s196, "fit": s2, "image": s198, "images": s2, "kind": s196, "lead": s199, "material": s196, "path": s2, "productState": s2, "slug": s16, "swatches": s2, "text": s200, "title": s199 }, optional: [] }
const s207: Shape = { kind: 'list', of: s52 }
const s208: Shape = { kind: 'union', of: [s207], nullable: true }
const s209: Shape = { kind: 'object', fields: { "en": s208, "nb": s208 }, optional: [] }
const s210: Shape = { kind: 'object', fields: { "asset": s74, "colorHex": s52, "crop": s48, "gender": s75, "hotspot": s51 }, optional: [] }
const s211: Shape = { kind: 'list', of: s210 }
const s212: Shape = { kind: 'union', of: [s211], nullable: true }
const s213: Shape = { kind: 'object', fields: { "hex": s52, "hex2": s52 }, optional: [] }
const s214: Shape = { kind: 'list', of: s213 }
const s215: Shape = { kind: 'union', of: [s214], nullable: true }
const s216: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "category": s2, "centraId": s52, "colours": s209, "fit": s73, "image": s2, "images": s212, "kind": s199, "lead": s199, "material": s199, "path": s2, "productState": s80, "slug": s16, "swatches": s215, "text": s200, "title": s199 }, optional: [] }
const s217: Shape = { kind: 'union', of: [s201, s202, s203, s204, s205, s206, s216], nullable: false }
const s218: Shape = { kind: 'list', of: s217 }
const s219: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "category": s2, "path": s2, "slug": s16, "title": s52 }, optional: [] }
const s220: Shape = { kind: 'list', of: s219 }
const s221: Shape = { kind: 'list', of: s112 }
const s222: Shape = { kind: 'union', of: [s221], nullable: true }
const s223: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "genders": s149, "image": s122, "lead": s52, "seo": s127, "slug": s16, "title": s52 }, optional: [] }
const s224: Shape = { kind: 'union', of: [s223], nullable: true }
const s225: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "count": s8, "genders": s149, "image": s122, "slug": s16, "title": s52 }, optional: [] }
const s226: Shape = { kind: 'list', of: s225 }
const s227: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_type": s32, "cardTag": s52, "cardTitle": s52, "centraId": s52, "clothingType": s66, "colors": s69, "crowdfundingDate": s52, "crowdfundingEnded": s11, "crowdfundingGoal": s70, "crowdfundingMax": s70, "fit": s73, "images": s78, "productState": s80, "sizes": s112, "slug": s16, "title": s52 }, optional: [] }
const s228: Shape = { kind: 'list', of: s227 }
const s229: Shape = { kind: 'object', fields: { "_id": s34, "_type": s34, "lead": s52, "menImage": s122, "menLead": s52, "menTitle": s52, "seo": s127, "title": s52, "womenImage": s122, "womenLead": s52, "womenTitle": s52 }, optional: [] }
const s230: Shape = { kind: 'union', of: [s229], nullable: true }
const s231: Shape = { kind: 'object', fields: { "clothingType": s224, "clothingTypes": s226, "products": s228, "shop": s230 }, optional: [] }
const s232: Shape = { kind: 'literal', values: ["footer"] }
const s233: Shape = { kind: 'object', fields: { "_key": s0, "link": s52, "title": s52 }, optional: [] }
const s234: Shape = { kind: 'list', of: s233 }
const s235: Shape = { kind: 'union', of: [s234], nullable: true }
const s236: Shape = { kind: 'literal', values: ["Bluesky","Facebook","Instagram","LinkedIn","Mastodon","Pinterest","Strava","TikTok","Vimeo","YouTube"] }
const s237: Shape = { kind: 'union', of: [s236], nullable: true }
const s238: Shape = { kind: 'object', fields: { "_key": s0, "platform": s237, "url": s52 }, optional: [] }
const s239: Shape = { kind: 'list', of: s238 }
const s240: Shape = { kind: 'union', of: [s239], nullable: true }
const s241: Shape = { kind: 'object', fields: { "_id": s232, "_type": s232, "contactEmail": s52, "contactPhone": s52, "menuElements": s235, "socialLinks": s240, "storeAddress": s52, "storeOpeningHours": s52 }, optional: [] }
const s242: Shape = { kind: 'union', of: [s241], nullable: true }
const s243: Shape = { kind: 'object', fields: { "_key": s0, "image": s122, "link": s52, "title": s52 }, optional: [] }
const s244: Shape = { kind: 'list', of: s243 }
const s245: Shape = { kind: 'union', of: [s244], nullable: true }
const s246: Shape = { kind: 'object', fields: { "_key": s0, "routes": s245, "title": s52 }, optional: [] }
const s247: Shape = { kind: 'list', of: s246 }
const s248: Shape = { kind: 'union', of: [s247], nullable: true }
const s249: Shape = { kind: 'literal', values: ["everyone","logged_in","logged_out"] }
const s250: Shape = { kind: 'union', of: [s249], nullable: true }
const s251: Shape = { kind: 'object', fields: { "_key": s0, "groups": s248, "link": s52, "priority": s70, "showTo": s250, "title": s52 }, optional: [] }
const s252: Shape = { kind: 'list', of: s251 }
const s253: Shape = { kind: 'union', of: [s252], nullable: true }
const s254: Shape = { kind: 'object', fields: { "active": s105, "text": s52, "thresholdEur": s70, "thresholdNok": s70 }, optional: [] }
const s255: Shape = { kind: 'union', of: [s254], nullable: true }
const s256: Shape = { kind: 'object', fields: { "name": s52, "share": s70, "url": s52 }, optional: [] }
const s257: Shape = { kind: 'union', of: [s256], nullable: true }
const s258: Shape = { kind: 'object', fields: { "_id": s160, "_type": s160, "campaignBanner": s255, "description": s52, "openGraphImage": s122, "organisationNumber": s52, "paymentProviderNote": s52, "shopName": s52, "treePlantingPartner": s257 }, optional: [] }
const s259: Shape = { kind: 'union', of: [s258], nullable: true }
const s260: Shape = { kind: 'object', fields: { "footer": s242, "menu": s253, "settings": s259 }, optional: [] }
const s261: Shape = { kind: 'object', fields: { "hex": s52, "hex2": s52, "name": s199 }, optional: [] }
const s262: Shape = { kind: 'list', of: s261 }
const s263: Shape = { kind: 'union', of: [s262], nullable: true }
const s264: Shape = { kind: 'union', of: [s199], nullable: true }
const s265: Shape = { kind: 'object', fields: { "count": s70, "size": s52 }, optional: [] }
const s266: Shape = { kind: 'list', of: s265 }
const s267: Shape = { kind: 'union', of: [s266], nullable: true }
const s268: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "category": s2, "centraId": s0, "colours": s263, "crowdfundingDate": s52, "crowdfundingGoal": s70, "crowdfundingMax": s70, "path": s2, "productState": s80, "slug": s16, "surveyUrl": s264, "testGarments": s267, "title": s199 }, optional: [] }
const s269: Shape = { kind: 'list', of: s268 }
const s270: Shape = { kind: 'literal', values: ["overshootSplash"] }
const s271: Shape = { kind: 'object', fields: { "_id": s270, "_type": s270, "buttonText": s52, "day": s52, "text": s119, "textLanguage": s120, "title": s52 }, optional: [] }
const s272: Shape = { kind: 'union', of: [s271], nullable: true }
const s273: Shape = { kind: 'literal', values: ["campaignBanner"] }
const s274: Shape = { kind: 'literal', values: ["localeString"] }
const s275: Shape = { kind: 'object', fields: { "_type": s274, "en": s0, "nb": s0 }, optional: ["en","nb"] }
const s276: Shape = { kind: 'object', fields: { "_type": s273, "active": s11, "text": s275, "thresholdEur": s8, "thresholdNok": s8 }, optional: ["active","text","thresholdEur","thresholdNok"] }
const s277: Shape = { kind: 'literal', values: ["localeText"] }
const s278: Shape = { kind: 'object', fields: { "_type": s277, "en": s0, "nb": s0 }, optional: ["en","nb"] }
const s279: Shape = { kind: 'literal', values: ["accessibleImage"] }
const s280: Shape = { kind: 'object', fields: { "_type": s279, "alt": s275, "asset": s45, "crop": s47, "hotspot": s50, "media": s95 }, optional: ["alt","asset","crop","hotspot","media"] }
const s281: Shape = { kind: 'literal', values: ["openingException"] }
const s282: Shape = { kind: 'object', fields: { "_key": s0, "_type": s281, "from": s0, "isOpen": s11, "to": s0 }, optional: ["from","isOpen","to"] }
const s283: Shape = { kind: 'list', of: s282 }
const s284: Shape = { kind: 'literal', values: ["treePlantingPartner"] }
const s285: Shape = { kind: 'object', fields: { "_type": s284, "name": s0, "share": s8, "url": s0 }, optional: ["name","share","url"] }
const s286: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s160, "_updatedAt": s0, "campaignBanner": s276, "currencies": s5, "description": s278, "openGraphImage": s280, "openWeekdays": s5, "openingExceptions": s283, "organisationNumber": s0, "paymentProviderNote": s278, "searchNames": s0, "shopName": s0, "treePlantingPartner": s285 }, optional: ["campaignBanner","currencies","description","openGraphImage","openWeekdays","openingExceptions","organisationNumber","paymentProviderNote","searchNames","shopName","treePlantingPartner"] }
const s287: Shape = { kind: 'literal', values: ["localeRichText"] }
const s288: Shape = { kind: 'object', fields: { "_type": s94, "asset": s45, "crop": s47, "hotspot": s50, "media": s95 }, optional: ["crop","hotspot","media"] }
const s289: Shape = { kind: 'object', fields: { "_key": s0, "_type": s42, "align": s43, "alt": s0, "caption": s0, "image": s288, "maxWidthPx": s8 }, optional: ["align","alt","caption","image","maxWidthPx"] }
const s290: Shape = { kind: 'object', fields: { "_key": s0, "_type": s56, "html": s0 }, optional: ["html"] }
const s291: Shape = { kind: 'object', fields: { "_key": s0, "_type": s58, "style": s59 }, optional: ["style"] }
const s292: Shape = { kind: 'literal', values: ["link","login","register","submitIdea"] }
const s293: Shape = { kind: 'object', fields: { "_key": s0, "_type": s62, "align": s43, "buttonType": s292, "reference": s45, "text": s0, "url": s0 }, optional: ["align","buttonType","reference","text","url"] }
const s294: Shape = { kind: 'literal', values: ["carouselSlide"] }
const s295: Shape = { kind: 'object', fields: { "_key": s0, "_type": s294, "alt": s0, "caption": s0, "image": s288, "url": s0 }, optional: ["alt","caption","image","url"] }
const s296: Shape = { kind: 'object', fields: { "_key": s0, "_ref": s0, "_type": s44, "_weak": s11 }, optional: ["_weak"] }
const s297: Shape = { kind: 'union', of: [s295, s296], nullable: false }
const s298: Shape = { kind: 'list', of: s297 }
const s299: Shape = { kind: 'object', fields: { "_key": s0, "_type": s64, "items": s298, "title": s0 }, optional: ["items","title"] }
const s300: Shape = { kind: 'literal', values: ["column"] }
const s301: Shape = { kind: 'object', fields: { "_key": s0, "_type": s10, "href": s0, "openInNewTab": s11, "reference": s45 }, optional: ["href","openInNewTab","reference"] }
const s302: Shape = { kind: 'list', of: s301 }
const s303: Shape = { kind: 'object', fields: { "_key": s0, "_type": s3, "children": s7, "level": s8, "listItem": s9, "markDefs": s302, "style": s40 }, optional: ["children","level","listItem","markDefs","style"] }
const s304: Shape = { kind: 'list', of: s303 }
const s305: Shape = { kind: 'object', fields: { "_key": s0, "_type": s90, "content": s304, "title": s0 }, optional: ["content","title"] }
const s306: Shape = { kind: 'object', fields: { "_key": s0, "_type": s94, "alt": s0, "asset": s45, "caption": s0, "crop": s47, "hotspot": s50, "media": s95 }, optional: ["alt","asset","caption","crop","hotspot","media"] }
const s307: Shape = { kind: 'union', of: [s293, s305, s303, s306], nullable: false }
const s308: Shape = { kind: 'list', of: s307 }
const s309: Shape = { kind: 'object', fields: { "_key": s0, "_type": s300, "content": s308 }, optional: ["content"] }
const s310: Shape = { kind: 'list', of: s309 }
const s311: Shape = { kind: 'object', fields: { "_key": s0, "_type": s89, "columns": s310 }, optional: ["columns"] }
const s312: Shape = { kind: 'object', fields: { "_key": s0, "_type": s104, "autoplay": s11, "loop": s11, "title": s0, "url": s0 }, optional: ["autoplay","loop","title","url"] }
const s313: Shape = { kind: 'list', of: s296 }
const s314: Shape = { kind: 'object', fields: { "_key": s0, "_type": s107, "products": s313, "title": s0 }, optional: ["products","title"] }
const s315: Shape = { kind: 'literal', values: ["tableRow"] }
const s316: Shape = { kind: 'object', fields: { "_key": s0, "_type": s315, "cells": s5 }, optional: ["cells"] }
const s317: Shape = { kind: 'list', of: s316 }
const s318: Shape = { kind: 'object', fields: { "_key": s0, "_type": s111, "caption": s0, "hasHeader": s11, "rows": s317 }, optional: ["caption","hasHeader","rows"] }
const s319: Shape = { kind: 'union', of: [s289, s290, s291, s293, s299, s311, s312, s305, s314, s318, s303, s306], nullable: false }
const s320: Shape = { kind: 'list', of: s319 }
const s321: Shape = { kind: 'object', fields: { "_type": s287, "en": s320, "nb": s320 }, optional: ["en","nb"] }
const s322: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s270, "_updatedAt": s0, "active": s11, "buttonText": s275, "day": s0, "searchNames": s0, "text": s321, "title": s275 }, optional: ["active","buttonText","day","searchNames","text","title"] }
const s323: Shape = { kind: 'literal', values: ["menuRoute"] }
const s324: Shape = { kind: 'object', fields: { "_key": s0, "_type": s323, "linkEn": s0, "linkNb": s0, "title": s275 }, optional: ["linkEn","linkNb","title"] }
const s325: Shape = { kind: 'list', of: s324 }
const s326: Shape = { kind: 'literal', values: ["socialLink"] }
const s327: Shape = { kind: 'literal', values: ["Instagram","Facebook","YouTube","Vimeo","Strava","LinkedIn","Pinterest","TikTok","Mastodon","Bluesky"] }
const s328: Shape = { kind: 'object', fields: { "_key": s0, "_type": s326, "platform": s327, "url": s0 }, optional: ["platform","url"] }
const s329: Shape = { kind: 'list', of: s328 }
const s330: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s232, "_updatedAt": s0, "contactEmail": s0, "contactPhone": s0, "menuElements": s325, "searchNames": s0, "socialLinks": s329, "storeAddress": s278, "storeOpeningHours": s278 }, optional: ["contactEmail","contactPhone","menuElements","searchNames","socialLinks","storeAddress","storeOpeningHours"] }
const s331: Shape = { kind: 'literal', values: ["mainMenu"] }
const s332: Shape = { kind: 'literal', values: ["menuItem"] }
const s333: Shape = { kind: 'literal', values: ["menuGroup"] }
const s334: Shape = { kind: 'object', fields: { "_key": s0, "_type": s333, "routes": s325, "title": s275 }, optional: ["routes","title"] }
const s335: Shape = { kind: 'list', of: s334 }
const s336: Shape = { kind: 'object', fields: { "_key": s0, "_type": s332, "groups": s335, "linkEn": s0, "linkNb": s0, "priority": s8, "showTo": s249, "title": s275 }, optional: ["groups","linkEn","linkNb","priority","showTo","title"] }
const s337: Shape = { kind: 'list', of: s336 }
const s338: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s331, "_updatedAt": s0, "items": s337, "searchNames": s0 }, optional: ["items","searchNames"] }
const s339: Shape = { kind: 'literal', values: ["seo"] }
const s340: Shape = { kind: 'object', fields: { "_type": s339, "description": s278, "image": s280, "noIndex": s11, "title": s275 }, optional: ["description","image","noIndex","title"] }
const s341: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s20, "_updatedAt": s0, "content": s321, "image": s280, "lead": s278, "newerPage": s45, "searchNames": s0, "seo": s340, "title": s275 }, optional: ["content","image","lead","newerPage","searchNames","seo","title"] }
const s342: Shape = { kind: 'literal', values: ["synonymGroup"] }
const s343: Shape = { kind: 'object', fields: { "_key": s0, "_type": s342, "words": s5 }, optional: ["words"] }
const s344: Shape = { kind: 'list', of: s343 }
const s345: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s34, "_updatedAt": s0, "lead": s278, "menImage": s280, "menLead": s278, "menTitle": s275, "searchNames": s0, "seo": s340, "synonyms": s344, "title": s275, "womenImage": s280, "womenLead": s278, "womenTitle": s275 }, optional: ["lead","menImage","menLead","menTitle","searchNames","seo","synonyms","title","womenImage","womenLead","womenTitle"] }
const s346: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s26, "_updatedAt": s0, "categoriesHeading": s275, "clothingTypes": s313, "communityHeading": s275, "communityImage": s280, "communityText": s278, "content": s321, "crowdfundingHeading": s275, "editorialHeading": s275, "editorialImage": s280, "editorialLink": s45, "editorialLinkText": s275, "editorialText": s278, "heroHeading": s275, "heroImage": s280, "heroPromise": s275, "preorderHeading": s275, "searchNames": s0, "seo": s340, "treeFigure": s8, "treeText": s278 }, optional: ["categoriesHeading","clothingTypes","communityHeading","communityImage","communityText","content","crowdfundingHeading","editorialHeading","editorialImage","editorialLink","editorialLinkText","editorialText","heroHeading","heroImage","heroPromise","preorderHeading","searchNames","seo","treeFigure","treeText"] }
const s347: Shape = { kind: 'literal', values: ["redirect"] }
const s348: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s347, "_updatedAt": s0, "from": s0, "permanent": s11, "to": s0 }, optional: ["from","permanent","to"] }
const s349: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s28, "_updatedAt": s0, "content": s321, "image": s280, "lead": s278, "path": s15, "seo": s340, "title": s275 }, optional: ["content","image","lead","path","seo","title"] }
const s350: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s22, "_updatedAt": s0, "author": s0, "category": s45, "content": s321, "image": s280, "lead": s278, "publishedAt": s0, "relatedPages": s313, "seo": s340, "slug": s15, "title": s275 }, optional: ["author","category","content","image","lead","publishedAt","relatedPages","seo","slug","title"] }
const s351: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s30, "_updatedAt": s0, "category": s45, "content": s321, "image": s280, "lead": s278, "seo": s340, "slug": s15, "title": s275 }, optional: ["category","content","image","lead","seo","slug","title"] }
const s352: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s1, "_updatedAt": s0, "content": s321, "image": s280, "lead": s278, "seo": s340, "slug": s15, "title": s275 }, optional: ["content","image","lead","seo","slug","title"] }
const s353: Shape = { kind: 'literal', values: ["productColor"] }
const s354: Shape = { kind: 'object', fields: { "_key": s0, "_type": s353, "hex": s0, "hex2": s0, "name": s275 }, optional: ["hex","hex2","name"] }
const s355: Shape = { kind: 'list', of: s354 }
const s356: Shape = { kind: 'literal', values: ["productCost"] }
const s357: Shape = { kind: 'object', fields: { "_key": s0, "_type": s356, "share": s8, "title": s275 }, optional: ["share","title"] }
const s358: Shape = { kind: 'list', of: s357 }
const s359: Shape = { kind: 'literal', values: ["productImage"] }
const s360: Shape = { kind: 'literal', values: ["women","men","unisex"] }
const s361: Shape = { kind: 'object', fields: { "_key": s0, "_type": s359, "alt": s275, "asset": s45, "colorHex": s0, "crop": s47, "gender": s360, "hotspot": s50, "media": s95 }, optional: ["alt","asset","colorHex","crop","gender","hotspot","media"] }
const s362: Shape = { kind: 'list', of: s361 }
const s363: Shape = { kind: 'literal', values: ["testGarment"] }
const s364: Shape = { kind: 'object', fields: { "_key": s0, "_type": s363, "count": s8, "size": s0 }, optional: ["count","size"] }
const s365: Shape = { kind: 'list', of: s364 }
const s366: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s32, "_updatedAt": s0, "care": s278, "centraId": s0, "clothingType": s45, "colors": s355, "content": s321, "costs": s358, "crowdfundingDate": s0, "crowdfundingGoal": s8, "crowdfundingMax": s8, "fit": s72, "images": s362, "lead": s278, "lengths": s5, "material": s278, "origin": s275, "productCardImageTag": s275, "productCardTitle": s275, "productState": s79, "relatedProducts": s313, "repair": s278, "seo": s340, "sizeGuide": s321, "sizes": s5, "slug": s15, "surveyUrl": s275, "testGarments": s365, "title": s275, "warmth": s179, "weight": s8 }, optional: ["care","centraId","clothingType","colors","content","costs","crowdfundingDate","crowdfundingGoal","crowdfundingMax","fit","images","lead","lengths","material","origin","productCardImageTag","productCardTitle","productState","relatedProducts","repair","seo","sizeGuide","sizes","slug","surveyUrl","testGarments","title","warmth","weight"] }
const s367: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s18, "_updatedAt": s0, "genders": s148, "image": s280, "lead": s278, "priority": s8, "seo": s340, "slug": s15, "title": s275 }, optional: ["genders","image","lead","priority","seo","slug","title"] }
const s368: Shape = { kind: 'literal', values: ["sanity.fileAsset"] }
const s369: Shape = { kind: 'literal', values: ["sanity.assetSourceData"] }
const s370: Shape = { kind: 'object', fields: { "_type": s369, "id": s0, "name": s0, "url": s0 }, optional: ["id","name","url"] }
const s371: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s368, "_updatedAt": s0, "altText": s0, "assetId": s0, "description": s0, "extension": s0, "label": s0, "mimeType": s0, "originalFilename": s0, "path": s0, "sha1hash": s0, "size": s8, "source": s370, "title": s0, "uploadId": s0, "url": s0 }, optional: ["altText","assetId","description","extension","label","mimeType","originalFilename","path","sha1hash","size","source","title","uploadId","url"] }
const s372: Shape = { kind: 'literal', values: ["sanity.imageAsset"] }
const s373: Shape = { kind: 'literal', values: ["sanity.imageMetadata"] }
const s374: Shape = { kind: 'literal', values: ["sanity.imageDimensions"] }
const s375: Shape = { kind: 'object', fields: { "_type": s374, "aspectRatio": s8, "height": s8, "width": s8 }, optional: ["aspectRatio","height","width"] }
const s376: Shape = { kind: 'literal', values: ["geopoint"] }
const s377: Shape = { kind: 'object', fields: { "_type": s376, "alt": s8, "lat": s8, "lng": s8 }, optional: ["alt","lat","lng"] }
const s378: Shape = { kind: 'literal', values: ["sanity.imagePalette"] }
const s379: Shape = { kind: 'literal', values: ["sanity.imagePaletteSwatch"] }
const s380: Shape = { kind: 'object', fields: { "_type": s379, "background": s0, "foreground": s0, "population": s8, "title": s0 }, optional: ["background","foreground","population","title"] }
const s381: Shape = { kind: 'object', fields: { "_type": s378, "darkMuted": s380, "darkVibrant": s380, "dominant": s380, "lightMuted": s380, "lightVibrant": s380, "muted": s380, "vibrant": s380 }, optional: ["darkMuted","darkVibrant","dominant","lightMuted","lightVibrant","muted","vibrant"] }
const s382: Shape = { kind: 'object', fields: { "_type": s373, "blurHash": s0, "dimensions": s375, "hasAlpha": s11, "isOpaque": s11, "location": s377, "lqip": s0, "palette": s381, "thumbHash": s0 }, optional: ["blurHash","dimensions","hasAlpha","isOpaque","location","lqip","palette","thumbHash"] }
const s383: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s372, "_updatedAt": s0, "altText": s0, "assetId": s0, "description": s0, "extension": s0, "label": s0, "metadata": s382, "mimeType": s0, "originalFilename": s0, "path": s0, "sha1hash": s0, "size": s8, "source": s370, "title": s0, "uploadId": s0, "url": s0 }, optional: ["altText","assetId","description","extension","label","metadata","mimeType","originalFilename","path","sha1hash","size","source","title","uploadId","url"] }

/** The shape of each query's result, by the query. */
export const queryShapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
[categoryPageQuery, s129],
[communityPageQuery, s137],
[contentPageQuery, s142],
[landingPageQuery, s144],
[pageQuery, s146],
[homePageQuery, s159],
[openingDaysQuery, s165],
[productFactsQuery, s173],
[discussionQuery, s175],
[productQuery, s182],
[productsQuery, s108],
[newerCommunityQuery, s185],
[redirectsQuery, s187],
[routesQuery, s195],
[searchQuery, s218],
[searchSuggestionsQuery, s220],
[searchSynonymsQuery, s222],
[shopListingQuery, s231],
[siteFrameQuery, s260],
[soldProductsQuery, s269],
[overshootSplashQuery, s272],
])

/** The shape of each document as it is stored, by its type. */
export const documentShapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
['siteSettings', s286],
['overshootSplash', s322],
['footer', s330],
['mainMenu', s338],
['communityPage', s341],
['shopPage', s345],
['homePage', s346],
['redirect', s348],
['landingPage', s349],
['contentPage', s350],
['page', s351],
['categoryPage', s352],
['product', s366],
['clothingType', s367],
['sanity.fileAsset', s371],
['sanity.imageAsset', s383],
])
