import { Button, Notice } from '@ilera/ui';
import { useEffect, useState } from 'react';
import { words } from './desk.words';
import { staff } from './staff.store';

/** Milliseconds between the calls that keep the session of somebody who works without one, as while writing a note. */
const keepAliveMs = 3 * 60_000;

/** Locks the screen after ten idle minutes, and says so a minute before. */
export function IdleGuard() {
  const idle = useIdle();
  useEffect(() => {
    if (idle === 'over') void staff.lock();
    if (idle !== 'no') return undefined;
    const timer = setInterval(() => void staff.load(), keepAliveMs);
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

/** Milliseconds without a touch or a key after which the screen is locked; the last of them are announced. */
const lockMs = 10 * 60_000;
const announcedMs = 60_000;
const lookEveryMs = 1_000;
/** Longer than browsers hold back the timers of a tab in the background. */
const frozenMs = 2 * 60_000;

const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Where tabs of the clinic tell each other when somebody worked in one of them. */
const channelName = 'clinic-touched';

// eslint-disable-next-line no-restricted-syntax -- how long this device rested, which an answer that sets the clock must not change
const deviceNow = (): number => Date.now();

/** How long nobody has touched the clinic: `soon` is the minute before `over`, which does not end by itself. */
type Idle = 'no' | 'soon' | 'over';

const idleAfter = (milliseconds: number): Idle => {
  if (milliseconds >= lockMs) return 'over';
  return milliseconds >= lockMs - announcedMs ? 'soon' : 'no';
};

/** Watches touches and keys in all tabs of the clinic. */
function useIdle(): Idle {
  const [idle, setIdle] = useState<Idle>('no');
  useEffect(() => {
    const channel = 'BroadcastChannel' in window ? new BroadcastChannel(channelName) : null;
    let last = deviceNow();
    let ticked = last;
    let isOver = false;
    // A device that slept wakes with a press: it comes too late.
    const look = () => {
      const now = idleAfter(deviceNow() - last);
      isOver ||= now === 'over';
      setIdle(isOver ? 'over' : now);
    };
    // A tab that was frozen first hears what others told it meanwhile.
    const tick = () => {
      const wasFrozen = deviceNow() - ticked > frozenMs;
      ticked = deviceNow();
      if (wasFrozen) setTimeout(look);
      else look();
    };
    const handleSign = () => {
      look();
      if (isOver) return;
      last = deviceNow();
      setIdle('no');
      channel?.postMessage(last);
    };
    channel?.addEventListener('message', ({ data }: MessageEvent<number>) => {
      last = Math.max(last, data);
      look();
    });
    for (const sign of signs) window.addEventListener(sign, handleSign, { passive: true });
    const timer = setInterval(tick, lookEveryMs);
    return () => {
      clearInterval(timer);
      channel?.close();
      for (const sign of signs) window.removeEventListener(sign, handleSign);
    };
  }, []);
  return idle;
}
