import type { StaffRole } from '@ilera/contracts/api';
import { Link, useLocation } from '@ilera/runtime';
import { BrandMark, Button, Notice } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { addresses } from '../addresses';
import styles from './desk.module.css';
import { words } from './desk.words';
import { hasRole, staff } from './staff.store';
import { hasUnsaved } from './unsaved';

/** The clinic's navigation and the signed-in person. */
export const DeskBar = observer(function DeskBar() {
  const { pathname } = useLocation();
  const { me } = staff;
  const [isAsking, setAsking] = useState(false);
  if (!me) return null;
  return (
    <header className={styles.bar}>
      <BrandMark to={addresses.today} label={words.home} />
      <nav aria-label={words.navigation}>
        <ul className={styles.entries}>
          {openScreens().map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={styles.link} aria-current={pathname === to ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.person}>
        <span translate="no">{me.name}</span>
        <Button variant="quiet" onClick={() => (hasUnsaved() ? setAsking(true) : void staff.signOut())}>
          {words.signOut}
        </Button>
      </div>
      {isAsking && hasUnsaved() && (
        <Notice
          tone="warning"
          role="alert"
          action={
            <>
              <Button variant="secondary" onClick={() => void staff.signOut()}>
                {words.signOutNow}
              </Button>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                {words.stayIn}
              </Button>
            </>
          }
        >
          {words.signOutSure}
        </Notice>
      )}
    </header>
  );
});

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

/** The navigation's screens that the signed-in person may open, the main screen of their role first. */
const openScreens = (): Screen[] => screens.filter(({ roles }) => hasRole(...roles));

/** The screen that replaces the first page for people who may not open that page; null elsewhere. */
export function redirectFrom(pathname: string): string | null {
  const openAddresses = openScreens().map(({ to }) => to);
  return pathname === addresses.today && !openAddresses.includes(pathname)
    ? (openAddresses[0] ?? null)
    : null;
}
