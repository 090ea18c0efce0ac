import { paths } from '@shared/contracts';
import { fullName } from '@shared/format';
import { Avatar, IconButton, MenuIcon, BrandMark } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useUser } from '../profile/use-user';
import { words } from './account-layout.words';
import { Notifications } from './notifications';
import styles from './top-bar.module.css';

interface Props {
  menuOpen: boolean;
  onMenu: () => void;
}

/** The account's top bar: bell and avatar and, on a narrow window, the brand and the way to the sidebar. */
export const TopBar = observer(function TopBar({ menuOpen, onMenu }: Props) {
  const name = fullName(useUser());
  return (
    <header className={styles.bar}>
      <div className={styles.narrow}>
        <IconButton label={words.openMenu} icon={<MenuIcon />} aria-expanded={menuOpen} onClick={onMenu} />
        <BrandMark to={paths.accountHome} />
      </div>
      <div className={styles.end}>
        <Notifications />
        {name && <Avatar name={name} label={name} size="small" />}
      </div>
    </header>
  );
});
