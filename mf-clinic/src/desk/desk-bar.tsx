import { Link, useLocation } from '@shared/runtime';
import { BrandMark, Button } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { addresses } from '../addresses';
import styles from './desk.module.css';
import { words } from './desk.words';
import { ownScreens } from './screens';
import { staff } from './staff.store';

/** The clinic's navigation, and who is signed in. */
export const DeskBar = observer(function DeskBar() {
  const { pathname } = useLocation();
  const { me } = staff;
  if (!me) return null;
  return (
    <header className={styles.bar}>
      <BrandMark to={addresses.today} label={words.home} />
      <nav aria-label={words.navigation} className={styles.nav}>
        <ul className={styles.entries}>
          {ownScreens().map(({ to, label }) => (
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
        <Button variant="quiet" onClick={() => void staff.end(false)}>
          {words.signOut}
        </Button>
      </div>
    </header>
  );
});
