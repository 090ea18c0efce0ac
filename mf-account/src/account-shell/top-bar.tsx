import { paths } from '@shared/contracts';
import { fullName } from '@shared/format';
import { session } from '@shared/runtime';
import { Avatar, IconButton, MenuIcon, BrandMark } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { Notifications } from './notifications';
import styles from './top-bar.module.css';

interface Props {
  /** Below 768 px the bar carries the brand and the button that opens the sidebar. */
  narrow: boolean;
  menuOpen: boolean;
  onMenu: () => void;
}

/** The account's top bar: bell and avatar, and on a narrow window the button that opens the sidebar. */
export const TopBar = observer(function TopBar({ narrow, menuOpen, onMenu }: Props) {
  const name = fullName(session.user);
  return (
    <header className={styles.bar}>
      {narrow && (
        <>
          <IconButton label="Open menu" icon={<MenuIcon />} aria-expanded={menuOpen} onClick={onMenu} />
          <BrandMark to={paths.accountHome} />
        </>
      )}
      <div className={styles.end}>
        <Notifications />
        {name && <Avatar name={name} label={name} size="small" />}
      </div>
    </header>
  );
});
