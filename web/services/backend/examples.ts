import type { CurrentMember } from '#web/domain/member/member.ts'
import type { Author, Post } from '#web/domain/member/posts.ts'
import type { Order, OrderAddress } from '#web/domain/order/order.ts'

/** Values that the examples of several contracts share; their types keep them in step with the schemas. */
export const exampleIds = {
  documentId: 'product-storr',
  memberId: 'a3bb189e-8bf9-3888-9912-ace4e6543002',
  postId: '3f0d1f8c-8a5e-4a61-9c0b-5f3e2d1c0b9a',
} as const

export const exampleAuthor: Author = { id: exampleIds.memberId, name: 'Kari Nordmann', picture: null }

export const examplePost: Post = {
  id: exampleIds.postId,
  text: 'Passer den over en tykk genser?',
  hasLinks: true,
  isDeleted: false,
  isPinned: false,
  isByShop: false,
  author: exampleAuthor,
  likeCount: 7,
  replyCount: 0,
  createdAt: '2026-11-22T08:00:00.000Z',
  isEdited: false,
  isLiked: false,
  isOwn: false,
  notifiesOfReplies: false,
}

export const exampleMember: CurrentMember = {
  id: exampleIds.memberId,
  email: 'kari@example.com',
  isEmailVerified: true,
  pendingEmail: null,
  fullName: 'Kari Nordmann',
  profilePicture: null,
  country: 'NO',
  birthYear: 1984,
  postcode: '0150',
  preferredFit: 'women',
  enableNotifications: true,
}

const exampleAddress: OrderAddress = {
  firstName: 'Kari',
  lastName: 'Nordmann',
  address1: 'Skogveien 1',
  address2: '',
  zipCode: '0150',
  city: 'Oslo',
  state: '',
  country: 'NO',
}

export const exampleOrder: Order = {
  number: '1001',
  placedAt: '2026-11-22T08:00:00.000Z',
  state: 'received',
  currency: 'NOK',
  lines: [
    {
      itemId: '10301-1030101',
      variantId: '10301',
      centraId: '103',
      name: 'Glo isolert jakke',
      gender: 'men',
      size: 'M',
      colourName: 'Gran og multe',
      code: '1F3033',
      code2: 'DF9232',
      quantity: 1,
      priceEach: 2799,
      total: 2799,
    },
  ],
  vouchers: [],
  totals: { itemsTotal: 2799, discount: 0, shipping: 99, taxDeducted: 0, taxIncluded: 579.6, grandTotal: 2898 },
  email: 'kari@example.com',
  phone: '+4791234567',
  billing: exampleAddress,
  shipping: exampleAddress,
}
