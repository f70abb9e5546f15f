import { createHmac } from 'node:crypto'

export const googleLeadsKey = 'a key of twenty characters'
export const metaSecrets = {
  appSecret: 'an app secret',
  verifyToken: 'a verify token of our choosing',
}

/**
 * What Google posts, in its own shape and with ids as long as its own (developers.google.com/google-ads/webhook/docs/implementation). The
 * person is invented.
 */
export function googlePost(changes: Record<string, unknown> = {}): string {
  return JSON.stringify({
    lead_id: 'TeSter-123-ABCDEFGHIJKLMNOPQRSTUVWXYZ-abcdefghijklmnopqrstuvwxyz-0123456789-AaBbCcDd',
    user_column_data: [
      { column_name: 'Full Name', string_value: 'Ruth O’Neil', column_id: 'FULL_NAME' },
      { column_name: 'User Phone', string_value: '+61 491 570 006', column_id: 'PHONE_NUMBER' },
      { column_name: 'User Email', string_value: 'ruth@example.com', column_id: 'EMAIL' },
      { column_name: 'Postal Code', string_value: '3056', column_id: 'POSTAL_CODE' },
      {
        column_name: 'Do you own the building?',
        string_value: 'I own it',
        column_id: 'do_you_own_the_building',
      },
      {
        column_name: 'Which way does the roof face?',
        string_value: 'North, with a bit of shade',
        column_id: 'which_way_does_the_roof_face',
      },
    ],
    api_version: '1.0',
    form_id: 40000000000,
    campaign_id: 12345678901,
    adgroup_id: 20000000000,
    creative_id: 30000000000,
    gcl_id: 'Cj0KCQiA-invented',
    google_key: googleLeadsKey,
    is_test: false,
    ...changes,
  })
}

/** Meta's ids as it posts them: as numbers, with more digits than a number holds. */
export const metaIds = { lead: '17851234567890123', form: '23851234567890127' }

/** What Meta posts of one lead (developers.facebook.com/docs/graph-api/webhooks/getting-started/webhooks-for-leadgen). */
export function metaPost(lead = metaIds.lead, form = metaIds.form): string {
  return `{"object":"page","entry":[{"id":"153125381133","time":1795680000,"changes":[{"field":"leadgen","value":{"leadgen_id":${lead},"page_id":123123123,"form_id":${form},"adgroup_id":12312312312,"ad_id":12312312313,"created_time":1795680000}}]}]}`
}

/** What the Graph API answers of a lead (developers.facebook.com/docs/marketing-api/guides/lead-ads/retrieving). */
export function metaAnswer(
  values: Record<string, string> = {
    full_name: 'Priya Shah',
    email: 'priya@example.com',
    phone_number: '+61491570156',
    post_code: '3011',
    'when_would_you_like_it?': 'this_year',
  },
): string {
  return JSON.stringify({
    created_time: '2026-11-26T08:49:14+0000',
    id: metaIds.lead,
    form_id: metaIds.form,
    campaign_id: '23851234567890131',
    ad_id: '23851234567890139',
    field_data: Object.entries(values).map(([name, value]) => ({ name, values: [value] })),
  })
}

export function metaSignature(body: string, secret: string = metaSecrets.appSecret): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
}
