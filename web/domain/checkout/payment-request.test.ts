import { expect, test } from 'vitest'
import { checkoutDetails as details, shippingDetails as shipping } from '#tests/builders/checkout-details.ts'
import { paymentDetails } from './payment-request.ts'

test('[R5.03] [R7.02] both lines of an address are sent, a shipping address only when a separate one was chosen', () => {
  expect(paymentDetails(details, null)).not.toHaveProperty('shippingAddress')
  const { address, shippingAddress } = paymentDetails({ ...details, shipping }, null)
  expect(address).toMatchObject({ email: 'kari@example.com', phoneNumber: '+4791234567' })
  expect(address).toMatchObject({ address1: 'Storgata 1', address2: 'H0302' })
  expect(shippingAddress).toEqual({
    firstName: 'Ola',
    lastName: 'Hansen',
    address1: 'Havnegade 2',
    address2: 'c/o Olsen',
    zipCode: '1058',
    city: 'København',
    state: '',
    country: 'DK',
  })
})

test('[R5.04] the campaign is sent only when both its id and its landing site are known', () => {
  const campaign = { mailchimpCampaignId: 'spring', mailchimpLandingSite: 'https://shop.example/nb?mc_cid=spring' }
  expect(paymentDetails(details, campaign).additionalFields).toEqual({
    mailchimp_campaign_id: 'spring',
    mailchimp_landing_site: 'https://shop.example/nb?mc_cid=spring',
  })
  expect(paymentDetails(details, null)).not.toHaveProperty('additionalFields')
  expect(paymentDetails(details, { ...campaign, mailchimpLandingSite: '' })).not.toHaveProperty('additionalFields')
  expect(paymentDetails(details, { ...campaign, mailchimpCampaignId: '' })).not.toHaveProperty('additionalFields')
})
