import { paths } from '@ilera/contracts';
import { fullName } from '@ilera/format';
import { Avatar, BrandMark, IconButton, MenuIcon, NotificationIcon } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { useUser } from '../profile/use-profile';
import { words } from './account-layout.words';
import styles from './top-bar.module.css';
import { whatIsNew } from './what-is-new';

interface Props {
  menuOpen: boolean;
  onMenu: () => void;
}

/** The account's top bar: bell and avatar, and in a narrow window also the brand and the menu button. */
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

/** The bell and its list; Escape and loss of focus close the list. */
const Notifications = observer(function Notifications() {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const user = useUser();
  const news = user ? whatIsNew(user) : [];
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to events from the button
    <div className={styles.box} onBlur={handleBlur} onKeyDown={handleKey}>
      <IconButton
        label={words.notifications}
        icon={<NotificationIcon />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {news.length > 0 && <span className={styles.dot} aria-hidden="true" />}
      {isOpen && (
        <div className={styles.panel} id={listId} role="status">
          {news.length === 0 ? (
            <p>{words.nothingNew}</p>
          ) : (
            <ul className={styles.list}>
              {news.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
});
