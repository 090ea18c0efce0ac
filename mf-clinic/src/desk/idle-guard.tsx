import { Button, Notice } from '@ilera/ui';
import { useEffect, useState } from 'react';
import { words } from './desk.words';
import { staff } from './staff.store';

/** Milliseconds between calls that keep the session alive while a person works without calls, for example on a note. */
const keepAliveMs = 3 * 60_000;

/** Locks the screen after ten idle minutes, with a warning one minute before. */
export function IdleGuard() {
  const idle = useIdle();
  useEffect(() => {
    if (idle === 'over') void staff.lock();
    if (idle !== 'no') return undefined;
    const timer = setInterval(() => void staff.load(), keepAliveMs);
    return () => clearInterval(timer);
  }, [idle]);
  if (idle !== 'soon') return null;
  // Any key or touch keeps the screen open, including a press of this button.
  return (
    <Notice wide tone="warning" role="alert" action={<Button variant="secondary">{words.stay}</Button>}>
      {words.locksSoon}
    </Notice>
  );
}

/** Milliseconds without input after which the screen locks, and the length of the warning before. */
const lockMs = 10 * 60_000;
const announcedMs = 60_000;
const lookEveryMs = 1_000;
/** Longer than browsers delay timers of a background tab. */
const frozenMs = 2 * 60_000;

const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** The channel on which the clinic's tabs report input. */
const channelName = 'clinic-touched';

// eslint-disable-next-line no-restricted-syntax -- measures how long this device was idle; a clock set by an answer
// must not change that
const deviceNow = (): number => Date.now();

/** Idleness: `soon` is the minute before `over`, which input no longer ends. */
type Idle = 'no' | 'soon' | 'over';

const idleAfter = (milliseconds: number): Idle => {
  if (milliseconds >= lockMs) return 'over';
  return milliseconds >= lockMs - announcedMs ? 'soon' : 'no';
};

/** Watches input in all tabs of the clinic. */
function useIdle(): Idle {
  const [idle, setIdle] = useState<Idle>('no');
  useEffect(() => {
    const channel = 'BroadcastChannel' in window ? new BroadcastChannel(channelName) : null;
    let last = deviceNow();
    let ticked = last;
    let isOver = false;
    // A press that wakes a sleeping device comes too late.
    const look = () => {
      const now = idleAfter(deviceNow() - last);
      isOver ||= now === 'over';
      setIdle(isOver ? 'over' : now);
    };
    // A tab that was frozen first reads the messages of other tabs.
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
