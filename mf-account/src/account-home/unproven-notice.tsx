import type { User } from '@shared/contracts/api';
import { hasFeature, toasts } from '@shared/runtime';
import { Button, ErrorLine, Notice, Sentence } from '@shared/ui';
import { useAct } from '../components/use-act';
import { words } from './account-home.words';
import { sendVerificationLink } from './send-verification-link.api';

/** Offers a link to somebody whose password and mailbox were not shown together yet (R4.89). */
export function UnprovenNotice({ user }: { user: User }) {
  const { busy, failure, run } = useAct();
  if (!hasFeature('session-security') || user.email_proven !== false) return null;
  const handleSend = () =>
    run(async () => {
      await sendVerificationLink();
      toasts.success(words.linkSent);
    });
  return (
    <Notice
      tone="warning"
      action={
        <Button size="small" busy={busy} onClick={() => void handleSend()}>
          {words.sendLink}
        </Button>
      }
    >
      <Sentence text={words.unproven(user.email)} asIs={user.email} />
      <ErrorLine>{failure}</ErrorLine>
    </Notice>
  );
}
