import { paths } from '@ilera/contracts';
import { fullName } from '@ilera/format';
import { Link, useLocation } from '@ilera/runtime';
import {
  BrandMark,
  CoverIcon,
  DoctorIcon,
  EmailText,
  HistoryIcon,
  HomeIcon,
  SettingsIcon,
  useIsHydrating,
} from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useUser } from '../profile/use-profile';
import { words } from './account-layout.words';
import styles from './sidebar.module.css';

const entries = [
  { to: paths.accountHome, label: words.home, Icon: HomeIcon },
  { to: paths.accountCondition, label: words.conditions, Icon: DoctorIcon },
  { to: paths.accountHistory, label: words.history, Icon: HistoryIcon },
  { to: paths.accountHealthPlan, label: words.healthPlan, Icon: CoverIcon },
  { to: paths.accountSettings, label: words.settings, Icon: SettingsIcon },
];

/** The account's navigation, with the person's name and e-mail at the end. */
export const Sidebar = observer(function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const path = useLocation().pathname.replace(/\/$/, '');
  // All account pages share one prerendered layout, whose attributes React does not change in hydration.
  const current = useIsHydrating() ? null : path === paths.account ? paths.accountHome : path;
  const user = useUser();
  // Beneficiaries of an employer cannot manage a plan (A6.1).
  const managesOwnPlan = user?.employer_id == null;
  return (
    <div className={styles.sidebar}>
      <BrandMark to={paths.accountHome} />
      <nav aria-label={words.navigation} className={styles.nav}>
        <ul className={styles.list}>
          {entries.map(
            ({ to, label, Icon }) =>
              (managesOwnPlan || to !== paths.accountHealthPlan) && (
                <li key={to}>
                  <Link
                    to={to}
                    className={styles.link}
                    aria-current={to === current ? 'page' : undefined}
                    onClick={onNavigate}
                  >
                    <Icon />
                    <span>{label}</span>
                  </Link>
                </li>
              ),
          )}
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
