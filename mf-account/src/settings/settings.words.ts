import { brand } from '@shared/contracts';

/** The words of the settings; those of each form are beside it. */
export const words = {
  title: `Settings | ${brand.name}`,
  heading: 'Settings',
  loading: 'Loading your settings',
  logout: 'Logout',
  discard: 'Discard changes',
  restored: 'You left before saving. Your changes are still here.',
} as const;
