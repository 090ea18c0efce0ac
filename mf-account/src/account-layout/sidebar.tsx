import { paths } from '@shared/contracts';
import { BrandMark, EmailText } from '@shared/ui';
import { fullName } from '@shared/format';
import { Link, useLocation } from '@shared/runtime';
import { observer } from 'mobx-react-lite';
import { useUser } from '../profile/use-user';
import { words } from './account-layout.words';
import { isCurrent, navigationFor } from './navigation-entries';
import styles from './sidebar.module.css';

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
