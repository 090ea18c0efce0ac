import { clearDraft } from '@shared/forms';

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

/**
 * Removes the signed-in person's drafts. Call it before the session ends: a draft is stored under the
 * person's id.
 */
export function clearSettingsDrafts(): void {
  for (const { key } of [profileDraft, addressDraft]) clearDraft(key);
}
