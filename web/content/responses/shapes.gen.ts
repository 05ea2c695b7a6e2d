// Written by "npm run typegen" from the schemas and queries: not to be changed by hand.
import { categoryPageQuery, communityPageQuery, contentPageQuery, landingPageQuery, pageQuery } from '../queries/editorial.groq.ts'
import { homePageQuery } from '../queries/home-page.groq.ts'
import { productFactsQuery } from '../queries/product-facts.groq.ts'
import { discussionQuery, productQuery } from '../queries/product.groq.ts'
import { redirectsQuery, routesQuery } from '../queries/routes.groq.ts'
import { searchQuery, searchSuggestionsQuery } from '../queries/search.groq.ts'
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
const s71: Shape = { kind: 'union', of: [s5], nullable: true }
const s72: Shape = { kind: 'union', of: [s45], nullable: true }
const s73: Shape = { kind: 'literal', values: ["men","unisex","women"] }
const s74: Shape = { kind: 'union', of: [s73], nullable: true }
const s75: Shape = { kind: 'object', fields: { "_key": s0, "alt": s52, "asset": s72, "colorHex": s52, "crop": s48, "gender": s74, "hotspot": s51, "lqip": s52 }, optional: [] }
const s76: Shape = { kind: 'list', of: s75 }
const s77: Shape = { kind: 'union', of: [s76], nullable: true }
const s78: Shape = { kind: 'literal', values: ["crowdFunding","crowdSourcing","normal","preorder","testPhase"] }
const s79: Shape = { kind: 'union', of: [s78], nullable: true }
const s80: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "cardTag": s52, "cardTitle": s52, "centraId": s52, "clothingType": s66, "colors": s69, "crowdfundingDate": s52, "crowdfundingEnded": s11, "crowdfundingGoal": s70, "crowdfundingMax": s70, "fit": s71, "images": s77, "productState": s79, "slug": s16, "title": s52 }, optional: [] }
const s81: Shape = { kind: 'object', fields: { "_key": s0, "product": s80 }, optional: [] }
const s82: Shape = { kind: 'object', fields: { "alt": s52, "caption": s52, "image": s54, "url": s52 }, optional: [] }
const s83: Shape = { kind: 'object', fields: { "_key": s0, "slide": s82 }, optional: [] }
const s84: Shape = { kind: 'union', of: [s81, s83], nullable: false }
const s85: Shape = { kind: 'list', of: s84 }
const s86: Shape = { kind: 'union', of: [s85], nullable: true }
const s87: Shape = { kind: 'object', fields: { "_key": s0, "_type": s64, "items": s86, "title": s0 }, optional: ["title"] }
const s88: Shape = { kind: 'literal', values: ["columns"] }
const s89: Shape = { kind: 'literal', values: ["factBox"] }
const s90: Shape = { kind: 'list', of: s41 }
const s91: Shape = { kind: 'union', of: [s90], nullable: true }
const s92: Shape = { kind: 'object', fields: { "_key": s0, "_type": s89, "content": s91, "title": s0 }, optional: ["title"] }
const s93: Shape = { kind: 'literal', values: ["image"] }
const s94: Shape = { kind: 'plain' }
const s95: Shape = { kind: 'object', fields: { "_key": s0, "_type": s93, "alt": s0, "asset": s45, "caption": s0, "crop": s47, "hotspot": s50, "lqip": s52, "media": s94 }, optional: ["alt","asset","caption","crop","hotspot","media"] }
const s96: Shape = { kind: 'union', of: [s41, s63, s92, s95], nullable: false }
const s97: Shape = { kind: 'list', of: s96 }
const s98: Shape = { kind: 'union', of: [s97], nullable: true }
const s99: Shape = { kind: 'object', fields: { "_key": s0, "content": s98 }, optional: [] }
const s100: Shape = { kind: 'list', of: s99 }
const s101: Shape = { kind: 'union', of: [s100], nullable: true }
const s102: Shape = { kind: 'object', fields: { "_key": s0, "_type": s88, "columns": s101 }, optional: [] }
const s103: Shape = { kind: 'literal', values: ["embed"] }
const s104: Shape = { kind: 'union', of: [s11], nullable: true }
const s105: Shape = { kind: 'object', fields: { "_key": s0, "_type": s103, "autoplay": s104, "loop": s104, "title": s52, "url": s52 }, optional: [] }
const s106: Shape = { kind: 'literal', values: ["productSelection"] }
const s107: Shape = { kind: 'list', of: s80 }
const s108: Shape = { kind: 'union', of: [s107], nullable: true }
const s109: Shape = { kind: 'object', fields: { "_key": s0, "_type": s106, "products": s108, "title": s0 }, optional: ["title"] }
const s110: Shape = { kind: 'literal', values: ["table"] }
const s111: Shape = { kind: 'object', fields: { "_key": s0, "cells": s71, "width": s70 }, optional: [] }
const s112: Shape = { kind: 'list', of: s111 }
const s113: Shape = { kind: 'union', of: [s112], nullable: true }
const s114: Shape = { kind: 'object', fields: { "_key": s0, "_type": s110, "caption": s52, "hasHeader": s104, "rows": s113 }, optional: [] }
const s115: Shape = { kind: 'union', of: [s41, s55, s57, s61, s63, s87, s102, s105, s92, s95, s109, s114], nullable: false }
const s116: Shape = { kind: 'list', of: s115 }
const s117: Shape = { kind: 'union', of: [s116], nullable: true }
const s118: Shape = { kind: 'literal', values: ["en","nb"] }
const s119: Shape = { kind: 'object', fields: { "alt": s52, "asset": s72, "crop": s48, "hotspot": s51, "lqip": s52 }, optional: [] }
const s120: Shape = { kind: 'union', of: [s119], nullable: true }
const s121: Shape = { kind: 'object', fields: { "_id": s0, "_type": s22, "author": s52, "category": s24, "image": s120, "lead": s52, "path": s2, "publishedAt": s52, "slug": s16, "title": s52 }, optional: [] }
const s122: Shape = { kind: 'object', fields: { "_id": s0, "_type": s30, "author": s2, "category": s24, "image": s120, "lead": s52, "path": s2, "publishedAt": s2, "slug": s16, "title": s52 }, optional: [] }
const s123: Shape = { kind: 'union', of: [s121, s122], nullable: false }
const s124: Shape = { kind: 'list', of: s123 }
const s125: Shape = { kind: 'object', fields: { "description": s52, "image": s120, "noIndex": s11, "title": s52 }, optional: [] }
const s126: Shape = { kind: 'object', fields: { "_id": s0, "_type": s1, "category": s2, "content": s117, "contentLanguage": s118, "entries": s124, "image": s120, "lead": s52, "path": s2, "seo": s125, "slug": s16, "title": s52 }, optional: [] }
const s127: Shape = { kind: 'union', of: [s126], nullable: true }
const s128: Shape = { kind: 'list', of: s121 }
const s129: Shape = { kind: 'literal', values: [false] }
const s130: Shape = { kind: 'literal', values: ["crowdSourcing"] }
const s131: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "cardTag": s52, "cardTitle": s52, "centraId": s52, "clothingType": s66, "colors": s69, "crowdfundingDate": s52, "crowdfundingEnded": s129, "crowdfundingGoal": s70, "crowdfundingMax": s70, "fit": s71, "images": s77, "productState": s130, "slug": s16, "title": s52 }, optional: [] }
const s132: Shape = { kind: 'list', of: s131 }
const s133: Shape = { kind: 'object', fields: { "_id": s20, "_type": s20, "category": s2, "content": s117, "contentLanguage": s118, "image": s120, "lead": s52, "path": s2, "seo": s125, "slug": s2, "title": s52 }, optional: [] }
const s134: Shape = { kind: 'union', of: [s133], nullable: true }
const s135: Shape = { kind: 'object', fields: { "articles": s128, "discussions": s132, "page": s134 }, optional: [] }
const s136: Shape = { kind: 'object', fields: { "_id": s0, "_type": s1, "category": s2, "path": s2, "slug": s16, "title": s52 }, optional: [] }
const s137: Shape = { kind: 'union', of: [s136], nullable: true }
const s138: Shape = { kind: 'union', of: [s128], nullable: true }
const s139: Shape = { kind: 'object', fields: { "_id": s0, "_type": s22, "_updatedAt": s0, "author": s52, "category": s24, "content": s117, "contentLanguage": s118, "image": s120, "lead": s52, "parent": s137, "path": s2, "publishedAt": s52, "related": s138, "seo": s125, "slug": s16, "title": s52 }, optional: [] }
const s140: Shape = { kind: 'union', of: [s139], nullable: true }
const s141: Shape = { kind: 'object', fields: { "_id": s0, "_type": s28, "category": s2, "content": s117, "contentLanguage": s118, "image": s120, "lead": s52, "path": s16, "seo": s125, "slug": s2, "title": s52 }, optional: [] }
const s142: Shape = { kind: 'union', of: [s141], nullable: true }
const s143: Shape = { kind: 'object', fields: { "_id": s0, "_type": s30, "category": s24, "content": s117, "contentLanguage": s118, "image": s120, "lead": s52, "parent": s137, "path": s2, "seo": s125, "slug": s16, "title": s52 }, optional: [] }
const s144: Shape = { kind: 'union', of: [s143], nullable: true }
const s145: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "genders": s71, "image": s120, "slug": s16, "title": s52 }, optional: [] }
const s146: Shape = { kind: 'list', of: s145 }
const s147: Shape = { kind: 'union', of: [s146], nullable: true }
const s148: Shape = { kind: 'union', of: [s17, s25, s29, s31], nullable: true }
const s149: Shape = { kind: 'object', fields: { "_id": s26, "_type": s26, "categoriesHeading": s52, "clothingTypes": s147, "communityHeading": s52, "communityImage": s120, "communityText": s52, "content": s117, "contentLanguage": s118, "crowdfundingHeading": s52, "editorialHeading": s52, "editorialImage": s120, "editorialLink": s148, "editorialLinkText": s52, "editorialText": s52, "heroHeading": s52, "heroImage": s120, "heroPromise": s52, "preorderHeading": s52, "seo": s125, "treeFigure": s70, "treeText": s52 }, optional: [] }
const s150: Shape = { kind: 'union', of: [s149], nullable: true }
const s151: Shape = { kind: 'literal', values: ["preorder"] }
const s152: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "cardTag": s52, "cardTitle": s52, "centraId": s52, "clothingType": s66, "colors": s69, "crowdfundingDate": s52, "crowdfundingEnded": s129, "crowdfundingGoal": s70, "crowdfundingMax": s70, "fit": s71, "images": s77, "productState": s151, "slug": s16, "title": s52 }, optional: [] }
const s153: Shape = { kind: 'list', of: s152 }
const s154: Shape = { kind: 'object', fields: { "articles": s128, "crowdfunding": s107, "home": s150, "preorder": s153 }, optional: [] }
const s155: Shape = { kind: 'object', fields: { "hex": s52, "hex2": s52, "name": s52 }, optional: [] }
const s156: Shape = { kind: 'list', of: s155 }
const s157: Shape = { kind: 'union', of: [s156], nullable: true }
const s158: Shape = { kind: 'object', fields: { "alt": s52, "asset": s72, "colorHex": s52, "crop": s48, "gender": s74, "hotspot": s51 }, optional: [] }
const s159: Shape = { kind: 'list', of: s158 }
const s160: Shape = { kind: 'union', of: [s159], nullable: true }
const s161: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "centraId": s0, "colors": s157, "crowdfundingDate": s52, "crowdfundingGoal": s70, "crowdfundingMax": s70, "images": s160, "productState": s79, "slug": s16, "title": s52 }, optional: [] }
const s162: Shape = { kind: 'list', of: s161 }
const s163: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "cardTag": s52, "cardTitle": s52, "centraId": s52, "clothingType": s66, "colors": s69, "crowdfundingDate": s52, "crowdfundingEnded": s11, "crowdfundingGoal": s70, "crowdfundingMax": s70, "fit": s71, "images": s77, "lead": s52, "productState": s79, "seo": s125, "slug": s16, "title": s52 }, optional: [] }
const s164: Shape = { kind: 'union', of: [s163], nullable: true }
const s165: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "cardTag": s52, "cardTitle": s52, "care": s52, "centraId": s52, "clothingType": s66, "colors": s69, "content": s117, "contentLanguage": s118, "crowdfundingDate": s52, "crowdfundingEnded": s11, "crowdfundingGoal": s70, "crowdfundingMax": s70, "fit": s71, "images": s77, "lead": s52, "lengths": s71, "material": s52, "productState": s79, "related": s108, "seo": s125, "sizeGuide": s117, "sizeGuideLanguage": s118, "sizes": s71, "slug": s16, "testGarments": s70, "title": s52 }, optional: [] }
const s166: Shape = { kind: 'union', of: [s165], nullable: true }
const s167: Shape = { kind: 'object', fields: { "_id": s0, "from": s0, "permanent": s11, "to": s0 }, optional: [] }
const s168: Shape = { kind: 'list', of: s167 }
const s169: Shape = { kind: 'object', fields: { "_id": s0, "_type": s1, "_updatedAt": s0, "category": s2, "genders": s2, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s170: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "_updatedAt": s0, "category": s2, "genders": s71, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s171: Shape = { kind: 'object', fields: { "_id": s0, "_type": s22, "_updatedAt": s0, "category": s24, "genders": s2, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s172: Shape = { kind: 'object', fields: { "_id": s0, "_type": s28, "_updatedAt": s0, "category": s2, "genders": s2, "noIndex": s11, "path": s16, "slug": s2 }, optional: [] }
const s173: Shape = { kind: 'object', fields: { "_id": s0, "_type": s30, "_updatedAt": s0, "category": s24, "genders": s2, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s174: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "_updatedAt": s0, "category": s2, "genders": s2, "noIndex": s11, "path": s2, "slug": s16 }, optional: [] }
const s175: Shape = { kind: 'union', of: [s169, s170, s171, s172, s173, s174], nullable: false }
const s176: Shape = { kind: 'list', of: s175 }
const s177: Shape = { kind: 'object', fields: { "en": s2, "nb": s2 }, optional: [] }
const s178: Shape = { kind: 'object', fields: { "asset": s72, "crop": s48, "hotspot": s51 }, optional: [] }
const s179: Shape = { kind: 'union', of: [s178], nullable: true }
const s180: Shape = { kind: 'object', fields: { "en": s52, "nb": s52 }, optional: [] }
const s181: Shape = { kind: 'object', fields: { "en": s0, "nb": s0 }, optional: [] }
const s182: Shape = { kind: 'object', fields: { "_id": s0, "_type": s1, "category": s2, "centraId": s2, "colours": s177, "fit": s2, "image": s179, "kind": s177, "lead": s180, "material": s177, "path": s2, "productState": s2, "slug": s16, "text": s181, "title": s180 }, optional: [] }
const s183: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "category": s2, "centraId": s2, "colours": s177, "fit": s2, "image": s179, "kind": s177, "lead": s180, "material": s177, "path": s2, "productState": s2, "slug": s16, "text": s181, "title": s180 }, optional: [] }
const s184: Shape = { kind: 'object', fields: { "_id": s0, "_type": s20, "category": s2, "centraId": s2, "colours": s177, "fit": s2, "image": s179, "kind": s177, "lead": s180, "material": s177, "path": s2, "productState": s2, "slug": s2, "text": s181, "title": s180 }, optional: [] }
const s185: Shape = { kind: 'object', fields: { "_id": s0, "_type": s22, "category": s24, "centraId": s2, "colours": s177, "fit": s2, "image": s179, "kind": s177, "lead": s180, "material": s177, "path": s2, "productState": s2, "slug": s16, "text": s181, "title": s180 }, optional: [] }
const s186: Shape = { kind: 'object', fields: { "_id": s0, "_type": s28, "category": s2, "centraId": s2, "colours": s177, "fit": s2, "image": s179, "kind": s177, "lead": s180, "material": s177, "path": s16, "productState": s2, "slug": s2, "text": s181, "title": s180 }, optional: [] }
const s187: Shape = { kind: 'object', fields: { "_id": s0, "_type": s30, "category": s24, "centraId": s2, "colours": s177, "fit": s2, "image": s179, "kind": s177, "lead": s180, "material": s177, "path": s2, "productState": s2, "slug": s16, "text": s181, "title": s180 }, optional: [] }
const s188: Shape = { kind: 'list', of: s52 }
const s189: Shape = { kind: 'union', of: [s188], nullable: true }
const s190: Shape = { kind: 'object', fields: { "en": s189, "nb": s189 }, optional: [] }
const s191: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "category": s2, "centraId": s52, "colours": s190, "fit": s71, "image": s179, "kind": s180, "lead": s180, "material": s180, "path": s2, "productState": s79, "slug": s16, "text": s181, "title": s180 }, optional: [] }
const s192: Shape = { kind: 'union', of: [s182, s183, s184, s185, s186, s187, s191], nullable: false }
const s193: Shape = { kind: 'list', of: s192 }
const s194: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "category": s2, "path": s2, "slug": s16, "title": s52 }, optional: [] }
const s195: Shape = { kind: 'list', of: s194 }
const s196: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "genders": s71, "image": s120, "lead": s52, "seo": s125, "slug": s16, "title": s52 }, optional: [] }
const s197: Shape = { kind: 'union', of: [s196], nullable: true }
const s198: Shape = { kind: 'object', fields: { "_id": s0, "_type": s18, "count": s8, "genders": s71, "image": s120, "slug": s16, "title": s52 }, optional: [] }
const s199: Shape = { kind: 'list', of: s198 }
const s200: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_type": s32, "cardTag": s52, "cardTitle": s52, "centraId": s52, "clothingType": s66, "colors": s69, "crowdfundingDate": s52, "crowdfundingEnded": s11, "crowdfundingGoal": s70, "crowdfundingMax": s70, "fit": s71, "images": s77, "productState": s79, "sizes": s71, "slug": s16, "title": s52 }, optional: [] }
const s201: Shape = { kind: 'list', of: s200 }
const s202: Shape = { kind: 'object', fields: { "_id": s34, "_type": s34, "lead": s52, "menImage": s120, "menLead": s52, "menTitle": s52, "seo": s125, "title": s52, "womenImage": s120, "womenLead": s52, "womenTitle": s52 }, optional: [] }
const s203: Shape = { kind: 'union', of: [s202], nullable: true }
const s204: Shape = { kind: 'object', fields: { "clothingType": s197, "clothingTypes": s199, "products": s201, "shop": s203 }, optional: [] }
const s205: Shape = { kind: 'literal', values: ["footer"] }
const s206: Shape = { kind: 'object', fields: { "_key": s0, "link": s52, "title": s52 }, optional: [] }
const s207: Shape = { kind: 'list', of: s206 }
const s208: Shape = { kind: 'union', of: [s207], nullable: true }
const s209: Shape = { kind: 'literal', values: ["Bluesky","Facebook","Instagram","LinkedIn","Mastodon","Pinterest","Strava","TikTok","Vimeo","YouTube"] }
const s210: Shape = { kind: 'union', of: [s209], nullable: true }
const s211: Shape = { kind: 'object', fields: { "_key": s0, "platform": s210, "url": s52 }, optional: [] }
const s212: Shape = { kind: 'list', of: s211 }
const s213: Shape = { kind: 'union', of: [s212], nullable: true }
const s214: Shape = { kind: 'object', fields: { "_id": s205, "_type": s205, "contactEmail": s52, "contactPhone": s52, "menuElements": s208, "socialLinks": s213, "storeAddress": s52, "storeOpeningHours": s52 }, optional: [] }
const s215: Shape = { kind: 'union', of: [s214], nullable: true }
const s216: Shape = { kind: 'object', fields: { "_key": s0, "routes": s208, "title": s52 }, optional: [] }
const s217: Shape = { kind: 'list', of: s216 }
const s218: Shape = { kind: 'union', of: [s217], nullable: true }
const s219: Shape = { kind: 'literal', values: ["everyone","logged_in","logged_out"] }
const s220: Shape = { kind: 'union', of: [s219], nullable: true }
const s221: Shape = { kind: 'object', fields: { "_key": s0, "groups": s218, "link": s52, "priority": s70, "showTo": s220, "title": s52 }, optional: [] }
const s222: Shape = { kind: 'list', of: s221 }
const s223: Shape = { kind: 'union', of: [s222], nullable: true }
const s224: Shape = { kind: 'literal', values: ["siteSettings"] }
const s225: Shape = { kind: 'object', fields: { "active": s104, "text": s52, "thresholdEur": s70, "thresholdNok": s70 }, optional: [] }
const s226: Shape = { kind: 'union', of: [s225], nullable: true }
const s227: Shape = { kind: 'object', fields: { "name": s52, "url": s52 }, optional: [] }
const s228: Shape = { kind: 'union', of: [s227], nullable: true }
const s229: Shape = { kind: 'object', fields: { "_id": s224, "_type": s224, "campaignBanner": s226, "description": s52, "openGraphImage": s120, "organisationNumber": s52, "paymentProviderNote": s52, "shopName": s52, "treePlantingPartner": s228 }, optional: [] }
const s230: Shape = { kind: 'union', of: [s229], nullable: true }
const s231: Shape = { kind: 'object', fields: { "footer": s215, "menu": s223, "settings": s230 }, optional: [] }
const s232: Shape = { kind: 'object', fields: { "hex": s52, "hex2": s52, "name": s180 }, optional: [] }
const s233: Shape = { kind: 'list', of: s232 }
const s234: Shape = { kind: 'union', of: [s233], nullable: true }
const s235: Shape = { kind: 'object', fields: { "_id": s0, "_type": s32, "category": s2, "centraId": s0, "colours": s234, "path": s2, "slug": s16, "title": s180 }, optional: [] }
const s236: Shape = { kind: 'list', of: s235 }
const s237: Shape = { kind: 'literal', values: ["overshootSplash"] }
const s238: Shape = { kind: 'object', fields: { "_id": s237, "_type": s237, "buttonText": s52, "text": s117, "textLanguage": s118, "title": s52 }, optional: [] }
const s239: Shape = { kind: 'union', of: [s238], nullable: true }
const s240: Shape = { kind: 'literal', values: ["campaignBanner"] }
const s241: Shape = { kind: 'literal', values: ["localeString"] }
const s242: Shape = { kind: 'object', fields: { "_type": s241, "en": s0, "nb": s0 }, optional: ["en","nb"] }
const s243: Shape = { kind: 'object', fields: { "_type": s240, "active": s11, "text": s242, "thresholdEur": s8, "thresholdNok": s8 }, optional: ["active","text","thresholdEur","thresholdNok"] }
const s244: Shape = { kind: 'literal', values: ["localeText"] }
const s245: Shape = { kind: 'object', fields: { "_type": s244, "en": s0, "nb": s0 }, optional: ["en","nb"] }
const s246: Shape = { kind: 'literal', values: ["accessibleImage"] }
const s247: Shape = { kind: 'object', fields: { "_type": s246, "alt": s242, "asset": s45, "crop": s47, "hotspot": s50, "media": s94 }, optional: ["alt","asset","crop","hotspot","media"] }
const s248: Shape = { kind: 'literal', values: ["treePlantingPartner"] }
const s249: Shape = { kind: 'object', fields: { "_type": s248, "name": s0, "url": s0 }, optional: ["name","url"] }
const s250: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s224, "_updatedAt": s0, "campaignBanner": s243, "currencies": s5, "description": s245, "openGraphImage": s247, "organisationNumber": s0, "paymentProviderNote": s245, "searchNames": s0, "shopName": s0, "treePlantingPartner": s249 }, optional: ["campaignBanner","currencies","description","openGraphImage","organisationNumber","paymentProviderNote","searchNames","shopName","treePlantingPartner"] }
const s251: Shape = { kind: 'literal', values: ["localeRichText"] }
const s252: Shape = { kind: 'object', fields: { "_type": s93, "asset": s45, "crop": s47, "hotspot": s50, "media": s94 }, optional: ["crop","hotspot","media"] }
const s253: Shape = { kind: 'object', fields: { "_key": s0, "_type": s42, "align": s43, "alt": s0, "caption": s0, "image": s252, "maxWidthPx": s8 }, optional: ["align","alt","caption","image","maxWidthPx"] }
const s254: Shape = { kind: 'object', fields: { "_key": s0, "_type": s56, "html": s0 }, optional: ["html"] }
const s255: Shape = { kind: 'object', fields: { "_key": s0, "_type": s58, "style": s59 }, optional: ["style"] }
const s256: Shape = { kind: 'literal', values: ["link","login","register","submitIdea"] }
const s257: Shape = { kind: 'object', fields: { "_key": s0, "_type": s62, "align": s43, "buttonType": s256, "reference": s45, "text": s0, "url": s0 }, optional: ["align","buttonType","reference","text","url"] }
const s258: Shape = { kind: 'literal', values: ["carouselSlide"] }
const s259: Shape = { kind: 'object', fields: { "_key": s0, "_type": s258, "alt": s0, "caption": s0, "image": s252, "url": s0 }, optional: ["alt","caption","image","url"] }
const s260: Shape = { kind: 'object', fields: { "_key": s0, "_ref": s0, "_type": s44, "_weak": s11 }, optional: ["_weak"] }
const s261: Shape = { kind: 'union', of: [s259, s260], nullable: false }
const s262: Shape = { kind: 'list', of: s261 }
const s263: Shape = { kind: 'object', fields: { "_key": s0, "_type": s64, "items": s262, "title": s0 }, optional: ["items","title"] }
const s264: Shape = { kind: 'literal', values: ["column"] }
const s265: Shape = { kind: 'object', fields: { "_key": s0, "_type": s10, "href": s0, "openInNewTab": s11, "reference": s45 }, optional: ["href","openInNewTab","reference"] }
const s266: Shape = { kind: 'list', of: s265 }
const s267: Shape = { kind: 'object', fields: { "_key": s0, "_type": s3, "children": s7, "level": s8, "listItem": s9, "markDefs": s266, "style": s40 }, optional: ["children","level","listItem","markDefs","style"] }
const s268: Shape = { kind: 'list', of: s267 }
const s269: Shape = { kind: 'object', fields: { "_key": s0, "_type": s89, "content": s268, "title": s0 }, optional: ["content","title"] }
const s270: Shape = { kind: 'object', fields: { "_key": s0, "_type": s93, "alt": s0, "asset": s45, "caption": s0, "crop": s47, "hotspot": s50, "media": s94 }, optional: ["alt","asset","caption","crop","hotspot","media"] }
const s271: Shape = { kind: 'union', of: [s257, s269, s267, s270], nullable: false }
const s272: Shape = { kind: 'list', of: s271 }
const s273: Shape = { kind: 'object', fields: { "_key": s0, "_type": s264, "content": s272 }, optional: ["content"] }
const s274: Shape = { kind: 'list', of: s273 }
const s275: Shape = { kind: 'object', fields: { "_key": s0, "_type": s88, "columns": s274 }, optional: ["columns"] }
const s276: Shape = { kind: 'object', fields: { "_key": s0, "_type": s103, "autoplay": s11, "loop": s11, "title": s0, "url": s0 }, optional: ["autoplay","loop","title","url"] }
const s277: Shape = { kind: 'list', of: s260 }
const s278: Shape = { kind: 'object', fields: { "_key": s0, "_type": s106, "products": s277, "title": s0 }, optional: ["products","title"] }
const s279: Shape = { kind: 'literal', values: ["tableRow"] }
const s280: Shape = { kind: 'object', fields: { "_key": s0, "_type": s279, "cells": s5 }, optional: ["cells"] }
const s281: Shape = { kind: 'list', of: s280 }
const s282: Shape = { kind: 'object', fields: { "_key": s0, "_type": s110, "caption": s0, "hasHeader": s11, "rows": s281 }, optional: ["caption","hasHeader","rows"] }
const s283: Shape = { kind: 'union', of: [s253, s254, s255, s257, s263, s275, s276, s269, s278, s282, s267, s270], nullable: false }
const s284: Shape = { kind: 'list', of: s283 }
const s285: Shape = { kind: 'object', fields: { "_type": s251, "en": s284, "nb": s284 }, optional: ["en","nb"] }
const s286: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s237, "_updatedAt": s0, "active": s11, "buttonText": s242, "searchNames": s0, "text": s285, "title": s242 }, optional: ["active","buttonText","searchNames","text","title"] }
const s287: Shape = { kind: 'literal', values: ["menuRoute"] }
const s288: Shape = { kind: 'object', fields: { "_key": s0, "_type": s287, "linkEn": s0, "linkNb": s0, "title": s242 }, optional: ["linkEn","linkNb","title"] }
const s289: Shape = { kind: 'list', of: s288 }
const s290: Shape = { kind: 'literal', values: ["socialLink"] }
const s291: Shape = { kind: 'literal', values: ["Instagram","Facebook","YouTube","Vimeo","Strava","LinkedIn","Pinterest","TikTok","Mastodon","Bluesky"] }
const s292: Shape = { kind: 'object', fields: { "_key": s0, "_type": s290, "platform": s291, "url": s0 }, optional: ["platform","url"] }
const s293: Shape = { kind: 'list', of: s292 }
const s294: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s205, "_updatedAt": s0, "contactEmail": s0, "contactPhone": s0, "menuElements": s289, "searchNames": s0, "socialLinks": s293, "storeAddress": s245, "storeOpeningHours": s245 }, optional: ["contactEmail","contactPhone","menuElements","searchNames","socialLinks","storeAddress","storeOpeningHours"] }
const s295: Shape = { kind: 'literal', values: ["mainMenu"] }
const s296: Shape = { kind: 'literal', values: ["menuItem"] }
const s297: Shape = { kind: 'literal', values: ["menuGroup"] }
const s298: Shape = { kind: 'object', fields: { "_key": s0, "_type": s297, "routes": s289, "title": s242 }, optional: ["routes","title"] }
const s299: Shape = { kind: 'list', of: s298 }
const s300: Shape = { kind: 'object', fields: { "_key": s0, "_type": s296, "groups": s299, "linkEn": s0, "linkNb": s0, "priority": s8, "showTo": s219, "title": s242 }, optional: ["groups","linkEn","linkNb","priority","showTo","title"] }
const s301: Shape = { kind: 'list', of: s300 }
const s302: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s295, "_updatedAt": s0, "items": s301, "searchNames": s0 }, optional: ["items","searchNames"] }
const s303: Shape = { kind: 'literal', values: ["seo"] }
const s304: Shape = { kind: 'object', fields: { "_type": s303, "description": s245, "image": s247, "noIndex": s11, "title": s242 }, optional: ["description","image","noIndex","title"] }
const s305: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s20, "_updatedAt": s0, "content": s285, "image": s247, "lead": s245, "searchNames": s0, "seo": s304, "title": s242 }, optional: ["content","image","lead","searchNames","seo","title"] }
const s306: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s34, "_updatedAt": s0, "lead": s245, "menImage": s247, "menLead": s245, "menTitle": s242, "searchNames": s0, "seo": s304, "title": s242, "womenImage": s247, "womenLead": s245, "womenTitle": s242 }, optional: ["lead","menImage","menLead","menTitle","searchNames","seo","title","womenImage","womenLead","womenTitle"] }
const s307: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s26, "_updatedAt": s0, "categoriesHeading": s242, "clothingTypes": s277, "communityHeading": s242, "communityImage": s247, "communityText": s245, "content": s285, "crowdfundingHeading": s242, "editorialHeading": s242, "editorialImage": s247, "editorialLink": s45, "editorialLinkText": s242, "editorialText": s245, "heroHeading": s242, "heroImage": s247, "heroPromise": s242, "preorderHeading": s242, "searchNames": s0, "seo": s304, "treeFigure": s8, "treeText": s245 }, optional: ["categoriesHeading","clothingTypes","communityHeading","communityImage","communityText","content","crowdfundingHeading","editorialHeading","editorialImage","editorialLink","editorialLinkText","editorialText","heroHeading","heroImage","heroPromise","preorderHeading","searchNames","seo","treeFigure","treeText"] }
const s308: Shape = { kind: 'literal', values: ["redirect"] }
const s309: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s308, "_updatedAt": s0, "from": s0, "permanent": s11, "to": s0 }, optional: ["from","permanent","to"] }
const s310: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s28, "_updatedAt": s0, "content": s285, "image": s247, "lead": s245, "path": s15, "seo": s304, "title": s242 }, optional: ["content","image","lead","path","seo","title"] }
const s311: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s22, "_updatedAt": s0, "author": s0, "category": s45, "content": s285, "image": s247, "lead": s245, "publishedAt": s0, "relatedPages": s277, "seo": s304, "slug": s15, "title": s242 }, optional: ["author","category","content","image","lead","publishedAt","relatedPages","seo","slug","title"] }
const s312: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s30, "_updatedAt": s0, "category": s45, "content": s285, "image": s247, "lead": s245, "seo": s304, "slug": s15, "title": s242 }, optional: ["category","content","image","lead","seo","slug","title"] }
const s313: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s1, "_updatedAt": s0, "content": s285, "image": s247, "lead": s245, "seo": s304, "slug": s15, "title": s242 }, optional: ["content","image","lead","seo","slug","title"] }
const s314: Shape = { kind: 'literal', values: ["productColor"] }
const s315: Shape = { kind: 'object', fields: { "_key": s0, "_type": s314, "hex": s0, "hex2": s0, "name": s242 }, optional: ["hex","hex2","name"] }
const s316: Shape = { kind: 'list', of: s315 }
const s317: Shape = { kind: 'literal', values: ["productImage"] }
const s318: Shape = { kind: 'literal', values: ["women","men","unisex"] }
const s319: Shape = { kind: 'object', fields: { "_key": s0, "_type": s317, "alt": s242, "asset": s45, "colorHex": s0, "crop": s47, "gender": s318, "hotspot": s50, "media": s94 }, optional: ["alt","asset","colorHex","crop","gender","hotspot","media"] }
const s320: Shape = { kind: 'list', of: s319 }
const s321: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s32, "_updatedAt": s0, "care": s245, "centraId": s0, "clothingType": s45, "colors": s316, "content": s285, "crowdfundingDate": s0, "crowdfundingGoal": s8, "crowdfundingMax": s8, "fit": s5, "images": s320, "lead": s245, "lengths": s5, "material": s245, "productCardImageTag": s242, "productCardTitle": s242, "productState": s78, "relatedProducts": s277, "seo": s304, "sizeGuide": s285, "sizes": s5, "slug": s15, "testGarments": s8, "title": s242 }, optional: ["care","centraId","clothingType","colors","content","crowdfundingDate","crowdfundingGoal","crowdfundingMax","fit","images","lead","lengths","material","productCardImageTag","productCardTitle","productState","relatedProducts","seo","sizeGuide","sizes","slug","testGarments","title"] }
const s322: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s18, "_updatedAt": s0, "genders": s5, "image": s247, "lead": s245, "priority": s8, "seo": s304, "slug": s15, "title": s242 }, optional: ["genders","image","lead","priority","seo","slug","title"] }
const s323: Shape = { kind: 'literal', values: ["sanity.fileAsset"] }
const s324: Shape = { kind: 'literal', values: ["sanity.assetSourceData"] }
const s325: Shape = { kind: 'object', fields: { "_type": s324, "id": s0, "name": s0, "url": s0 }, optional: ["id","name","url"] }
const s326: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s323, "_updatedAt": s0, "altText": s0, "assetId": s0, "description": s0, "extension": s0, "label": s0, "mimeType": s0, "originalFilename": s0, "path": s0, "sha1hash": s0, "size": s8, "source": s325, "title": s0, "uploadId": s0, "url": s0 }, optional: ["altText","assetId","description","extension","label","mimeType","originalFilename","path","sha1hash","size","source","title","uploadId","url"] }
const s327: Shape = { kind: 'literal', values: ["sanity.imageAsset"] }
const s328: Shape = { kind: 'literal', values: ["sanity.imageMetadata"] }
const s329: Shape = { kind: 'literal', values: ["sanity.imageDimensions"] }
const s330: Shape = { kind: 'object', fields: { "_type": s329, "aspectRatio": s8, "height": s8, "width": s8 }, optional: ["aspectRatio","height","width"] }
const s331: Shape = { kind: 'literal', values: ["geopoint"] }
const s332: Shape = { kind: 'object', fields: { "_type": s331, "alt": s8, "lat": s8, "lng": s8 }, optional: ["alt","lat","lng"] }
const s333: Shape = { kind: 'literal', values: ["sanity.imagePalette"] }
const s334: Shape = { kind: 'literal', values: ["sanity.imagePaletteSwatch"] }
const s335: Shape = { kind: 'object', fields: { "_type": s334, "background": s0, "foreground": s0, "population": s8, "title": s0 }, optional: ["background","foreground","population","title"] }
const s336: Shape = { kind: 'object', fields: { "_type": s333, "darkMuted": s335, "darkVibrant": s335, "dominant": s335, "lightMuted": s335, "lightVibrant": s335, "muted": s335, "vibrant": s335 }, optional: ["darkMuted","darkVibrant","dominant","lightMuted","lightVibrant","muted","vibrant"] }
const s337: Shape = { kind: 'object', fields: { "_type": s328, "blurHash": s0, "dimensions": s330, "hasAlpha": s11, "isOpaque": s11, "location": s332, "lqip": s0, "palette": s336, "thumbHash": s0 }, optional: ["blurHash","dimensions","hasAlpha","isOpaque","location","lqip","palette","thumbHash"] }
const s338: Shape = { kind: 'object', fields: { "_createdAt": s0, "_id": s0, "_rev": s0, "_type": s327, "_updatedAt": s0, "altText": s0, "assetId": s0, "description": s0, "extension": s0, "label": s0, "metadata": s337, "mimeType": s0, "originalFilename": s0, "path": s0, "sha1hash": s0, "size": s8, "source": s325, "title": s0, "uploadId": s0, "url": s0 }, optional: ["altText","assetId","description","extension","label","metadata","mimeType","originalFilename","path","sha1hash","size","source","title","uploadId","url"] }

/** The shape of each query's result, by the query. */
export const queryShapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
[categoryPageQuery, s127],
[communityPageQuery, s135],
[contentPageQuery, s140],
[landingPageQuery, s142],
[pageQuery, s144],
[homePageQuery, s154],
[productFactsQuery, s162],
[discussionQuery, s164],
[productQuery, s166],
[redirectsQuery, s168],
[routesQuery, s176],
[searchQuery, s193],
[searchSuggestionsQuery, s195],
[shopListingQuery, s204],
[siteFrameQuery, s231],
[soldProductsQuery, s236],
[overshootSplashQuery, s239],
])

/** The shape of each document as it is stored, by its type. */
export const documentShapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
['siteSettings', s250],
['overshootSplash', s286],
['footer', s294],
['mainMenu', s302],
['communityPage', s305],
['shopPage', s306],
['homePage', s307],
['redirect', s309],
['landingPage', s310],
['contentPage', s311],
['page', s312],
['categoryPage', s313],
['product', s321],
['clothingType', s322],
['sanity.fileAsset', s326],
['sanity.imageAsset', s338],
])
