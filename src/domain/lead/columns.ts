/** The specification's lead, one text per column. `consent` is separate, since it is always true. */
export type LeadColumns = Record<LeadColumn, string>

export type LeadColumn = (typeof leadColumns)[number]

export const leadColumns = [
  'form_type',
  'first_name',
  'last_name',
  'email',
  'phone',
  'postcode',
  'message',
  'property_type',
  'roof_type',
  'roof_direction',
  'roof_access',
  'installation_urgency',
  'battery_interest',
  'business_type',
  'facility_size',
  'age_group',
  'gender',
  'homeowner',
  'has_will',
  'will_for',
  'service',
  'service_type',
  'current_bill',
] as const
