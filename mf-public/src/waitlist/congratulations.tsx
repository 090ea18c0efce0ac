import { paths } from '@shared/contracts';
import { Dialog, LinkButton } from '@shared/ui';
import { MailSentArt } from '@shared/ui/illustrations';
import styles from './congratulations.module.css';

/** The fixed words for a place on the waitlist (P8.4). */
const joinedText = "You've successfully joined the waitlist. Please check your mailbox for a mail!";

/** Says that the place on the list is taken, and where to go on. */
export function Congratulations({ open, onClose }: { open: boolean; onClose: () => void }) {
  if (!open) return null;
  return (
    <Dialog title="Congratulations" size="small" onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.art}>
          <MailSentArt />
        </div>
        <p>{joinedText}</p>
        <LinkButton href={paths.conditions} block>
          See what we treat today
        </LinkButton>
      </div>
    </Dialog>
  );
}
