import * as calls from '@ilera/contracts/calls';
import { untilBack } from '@ilera/forms';
import { api, leaveSite, Mutation } from '@ilera/runtime';
import { Button } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { words } from '../components/components.words';
import { rememberFlow } from './google-flow';
import styles from '../components/auth-form.module.css';
import { refusalText } from '../components/refusal-text';

async function goToGoogle(): Promise<void> {
  const { url } = await api.call(calls.startGoogle);
  rememberFlow(url);
  leaveSite(url);
  await untilBack();
}

/** Leads to Google's sign-in; a failure opens a browser alert (A8.2). */
export const GoogleButton = observer(function GoogleButton() {
  const [start] = useState(() => new Mutation(goToGoogle));
  const handleClick = async () => {
    if (!(await start.run())) window.alert(refusalText(start.failure, [], words.googleNotStarted));
  };
  return (
    <>
      <Button
        variant="secondary"
        block
        icon={<GoogleMark />}
        busy={start.busy}
        onClick={() => void handleClick()}
      >
        {words.google}
      </Button>
      <p className={styles.or}>{words.orByEmail}</p>
    </>
  );
});

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path
        fill="#4285f4"
        d="M21.6 12.2c0-.7-.1-1.3-.2-2H12v3.9h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.4Z"
      />
      <path
        fill="#34a853"
        d="M12 22c2.7 0 5-.9 6.6-2.4l-3.2-2.5c-.9.6-2 1-3.4 1-2.6 0-4.8-1.8-5.6-4.2H3.1v2.6A10 10 0 0 0 12 22Z"
      />
      <path fill="#fbbc05" d="M6.4 13.9a6 6 0 0 1 0-3.8V7.5H3.1a10 10 0 0 0 0 9Z" />
      <path
        fill="#ea4335"
        d="M12 5.9c1.5 0 2.8.5 3.8 1.5l2.8-2.8A10 10 0 0 0 3.1 7.5l3.3 2.6C7.2 7.7 9.4 5.9 12 5.9Z"
      />
    </svg>
  );
}
