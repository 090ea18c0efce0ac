/** True when the banner asks for the profile: sex or country is missing (spec 2, account home). */
export function isProfileIncomplete(user: { sex?: unknown; country_id?: unknown }): boolean {
  return !user.sex || !user.country_id;
}
