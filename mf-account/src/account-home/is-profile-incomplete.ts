/** True when the banner asks for the profile: sex or country is missing (A2.13). */
export function isProfileIncomplete(user: { sex?: unknown; country_id?: unknown }): boolean {
  return !user.sex || !user.country_id;
}
