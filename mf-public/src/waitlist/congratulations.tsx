import { paths } from '@shared/contracts';
import { Dialog, LinkButton } from '@shared/ui';
import { MailSentArt } from '@shared/ui/illustrations';
import { strings } from '../strings';
import { words } from './waitlist.words';
import styles from './congratulations.module.css';

/** Says that the place on the list is taken (P8.4), and where to go on. */
export function Congratulations({ open, onClose }: { open: boolean; onClose: () => void }) {
  if (!open) return null;
  return (
    <Dialog title={words.joinedTitle} size="small" onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.art}>
          <MailSentArt />
        </div>
        <p>{strings.waitlistJoined}</p>
        <LinkButton href={paths.conditions} block>
          {words.seeToday}
        </LinkButton>
      </div>
    </Dialog>
  );
}
