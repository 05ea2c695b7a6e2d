import type { CheckoutDetails } from './checkout-details.ts'

/** The campaign that led the shopper here; both are sent or none (R5.04). */
export type PaymentCampaign = { readonly mailchimpCampaignId: string; readonly mailchimpLandingSite: string }

/** An address as `POST payment` takes it (docs/product/7). */
type PaymentAddress = {
  readonly newsletter?: boolean
  readonly email?: string
  readonly phoneNumber?: string
  readonly firstName: string
  readonly lastName: string
  readonly address1: string
  readonly address2: string
  readonly zipCode: string
  readonly city: string
  readonly state: string
  readonly country: string
}

/** The part of `POST payment` that comes from the form. */
export type PaymentDetails = {
  readonly termsAndConditions: boolean
  readonly address: PaymentAddress
  /** Only when a separate shipping address was chosen (R5.03). */
  readonly shippingAddress?: PaymentAddress
  readonly additionalFields?: Readonly<Record<string, string>>
}

/** The part of a `POST payment` request that comes from the form and the campaign. */
export function paymentDetails(details: CheckoutDetails, campaign: PaymentCampaign | null): PaymentDetails {
  const { email, phone: phoneNumber, firstName, lastName, address, address2, zipCode, city, state, country } = details
  const { shipping } = details
  return {
    termsAndConditions: details.termsAndConditions,
    address: {
      newsletter: details.newsletter,
      email,
      phoneNumber,
      firstName,
      lastName,
      address1: address,
      address2,
      zipCode,
      city,
      state,
      country,
    },
    ...(shipping && {
      shippingAddress: {
        firstName: shipping.shippingFirstName,
        lastName: shipping.shippingLastName,
        address1: shipping.shippingAddress,
        address2: shipping.shippingAddress2,
        zipCode: shipping.shippingZipCode,
        city: shipping.shippingCity,
        state: shipping.shippingState,
        country: shipping.shippingCountry,
      },
    }),
    ...(campaign?.mailchimpCampaignId &&
      campaign.mailchimpLandingSite && {
        additionalFields: {
          mailchimp_campaign_id: campaign.mailchimpCampaignId,
          mailchimp_landing_site: campaign.mailchimpLandingSite,
        },
      }),
  }
}
