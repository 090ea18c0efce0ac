import { paths } from '@shared/contracts';
import { fullName } from '@shared/format';
import { Link, useLocation } from '@shared/runtime';
import { BrandMark, CoverIcon, DoctorIcon, EmailText, HistoryIcon, HomeIcon, SettingsIcon } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { useUser } from '../profile/use-profile';
import { words } from './account-layout.words';
import styles from './sidebar.module.css';

/** One link of the sidebar. */
interface NavigationEntry {
  to: string;
  label: string;
  Icon: ComponentType;
}

const healthPlan: NavigationEntry = {
  to: paths.accountHealthPlan,
  label: words.healthPlan,
  Icon: CoverIcon,
};
const entries: NavigationEntry[] = [
  { to: paths.accountHome, label: words.home, Icon: HomeIcon },
  { to: paths.accountCondition, label: words.conditions, Icon: DoctorIcon },
  { to: paths.accountHistory, label: words.history, Icon: HistoryIcon },
  healthPlan,
  { to: paths.accountSettings, label: words.settings, Icon: SettingsIcon },
];

/** The sidebar's links; beneficiaries of an employer do not manage a plan (A6.1). */
function navigationFor(user: { employer_id?: unknown } | null): NavigationEntry[] {
  return user?.employer_id == null ? entries : entries.filter((entry) => entry !== healthPlan);
}

/** Whether an entry is the present address's; `/account` is the home as well. */
function isCurrent(entry: NavigationEntry, pathname: string): boolean {
  const path = pathname.replace(/\/$/, '');
  return path === entry.to || (path === paths.account && entry.to === paths.accountHome);
}

/** The account's navigation, with the person's name and e-mail at its end. */
export const Sidebar = observer(function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const { pathname } = useLocation();
  const user = useUser();
  return (
    <div className={styles.sidebar}>
      <BrandMark to={paths.accountHome} />
      <nav aria-label={words.navigation} className={styles.nav}>
        <ul className={styles.list}>
          {navigationFor(user).map((entry) => (
            <li key={entry.to}>
              <Link
                to={entry.to}
                className={styles.link}
                aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
                onClick={onNavigate}
              >
                <entry.Icon />
                <span>{entry.label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {user && (
        <div className={styles.person}>
          <p className={styles.name} translate="no">
            {fullName(user)}
          </p>
          <p className={styles.email}>
            <EmailText email={user.email} />
          </p>
        </div>
      )}
    </div>
  );
});
