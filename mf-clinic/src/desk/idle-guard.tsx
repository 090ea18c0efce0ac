import { Button, Notice } from '@shared/ui';
import { useEffect } from 'react';
import { words } from './desk.words';
import { staff } from './staff.store';
import { useIdle } from './use-idle';

/** Milliseconds between the calls that keep the session of somebody who works without one, as while writing a note. */
const KEEP_MS = 3 * 60_000;

/** Locks the screen after ten idle minutes, and says so a minute before. */
export function IdleGuard() {
  const idle = useIdle();
  useEffect(() => {
    if (idle === 'over') void staff.end(true);
    if (idle !== 'no') return undefined;
    const timer = setInterval(() => void staff.load(), KEEP_MS);
    return () => clearInterval(timer);
  }, [idle]);
  if (idle !== 'soon') return null;
  // Any key or touch keeps the screen open; the button says so.
  return (
    <Notice wide tone="warning" role="alert" action={<Button variant="secondary">{words.stay}</Button>}>
      {words.locksSoon}
    </Notice>
  );
}
