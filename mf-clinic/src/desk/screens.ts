import type { StaffRole } from '@shared/contracts/api';
import { addresses } from '../addresses';
import { words } from './desk.words';
import { hasRole } from './who-am-i';

interface Screen {
  to: string;
  label: string;
  roles: StaffRole[];
}

const screens: Screen[] = [
  { to: addresses.today, label: words.today, roles: ['care', 'doctor', 'manager'] },
  { to: addresses.claims, label: words.claims, roles: ['claims', 'manager'] },
  { to: addresses.support, label: words.support, roles: ['support', 'manager'] },
  { to: addresses.staff, label: words.staff, roles: ['manager'] },
  { to: addresses.hours, label: words.hours, roles: ['manager'] },
  { to: addresses.coupons, label: words.coupons, roles: ['manager'] },
  { to: addresses.waitlist, label: words.waitlist, roles: ['manager'] },
];

/** The screens of the navigation that the person who is signed in may open, the first one of their work first. */
export const ownScreens = (): Screen[] => screens.filter(({ roles }) => hasRole(...roles));

/** Where the first page leads whose role opens another one; null elsewhere. */
export function insteadOf(pathname: string): string | null {
  const own = ownScreens().map(({ to }) => to);
  return pathname === addresses.today && !own.includes(pathname) ? (own[0] ?? null) : null;
}
