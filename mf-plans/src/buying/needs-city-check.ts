import type { SiteConfig } from '@shared/contracts';

/**
 * Whether buying asks for the city first (R4.17): always or never where the configuration says
 * so, otherwise unless the person's record names a city already.
 */
export function needsCityCheck(
  rule: SiteConfig['cityCheck'],
  user: { city?: string | null } | null,
): boolean {
  if (rule !== 'auto') return rule === 'always';
  return !user?.city?.trim();
}
