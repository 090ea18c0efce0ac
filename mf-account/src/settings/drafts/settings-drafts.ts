/** A form of the settings with stored drafts: the draft's key and its fields. */
export interface SettingsDraft {
  key: string;
  fields: readonly string[];
}

export const profileDraft: SettingsDraft = {
  key: 'profile',
  fields: ['first_name', 'last_name', 'phone_prefix', 'phone_number', 'sex', 'dob'],
};

export const addressDraft: SettingsDraft = {
  key: 'address',
  fields: ['country_id', 'state_id', 'city', 'street'],
};
