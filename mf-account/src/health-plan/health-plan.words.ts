import { brand } from '@shared/contracts';

/** The words of the page of the health plan; those of its panels are beside them. */
export const words = {
  title: `Health plan | ${brand.name}`,
  heading: 'Health plan',
  loading: 'Loading your plan',
  startLead:
    'Doctors by text, phone or video at any hour, and cover for everyday illnesses, for you and yours.',
  seePlans: 'See the plans',
} as const;
