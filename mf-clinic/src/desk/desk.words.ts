import { brand } from '@shared/contracts';

/** The words around every screen of the clinic. */
export const words = {
  title: (page: string) => `${page} | Clinic | ${brand.name}`,
  home: 'Clinic, visits of today',
  navigation: 'Clinic',
  today: 'Visits',
  staff: 'Staff',
  hours: 'Opening hours',
  claims: 'Claims',
  coupons: 'Coupons',
  waitlist: 'Waitlist',
  signOut: 'Sign out',
  loading: 'Opening the clinic',
  notLoaded: 'We could not open the clinic',
  signInHeading: 'Clinic',
  signInLead: 'For people who work here.',
  signIn: 'Sign in',
  notStarted: 'Sign-in could not be started. Please try again.',
  refused: 'This account does not work here, or was deactivated. Ask a manager to invite you.',
  lockedHeading: 'Locked',
  lockedLead: 'Nobody used the clinic for ten minutes. Sign in again to go on where you were.',
  locksSoon: 'This screen locks in less than a minute.',
  stay: 'Stay signed in',
  notAllowed: 'Your role does not open this page.',
  roles: {
    care: 'Care manager',
    doctor: 'Doctor',
    support: 'Support',
    claims: 'Claims',
    manager: 'Manager',
  },
} as const;
