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
const warningMs = 60_000;
const checkMs = 1_000;
/** Longer than browsers delay timers of a background tab. */
const frozenMs = 2 * 60_000;

const inputEvents = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** The channel on which the clinic's tabs report input. */
const channelName = 'clinic-touched';

// eslint-disable-next-line no-restricted-syntax -- device time: an answer that sets the clock must not change it
const deviceNow = (): number => Date.now();

/** Idleness: `soon` is the minute before `over`, which input no longer ends. */
type Idle = 'no' | 'soon' | 'over';

const idleAfter = (milliseconds: number): Idle => {
  if (milliseconds >= lockMs) return 'over';
  return milliseconds >= lockMs - warningMs ? 'soon' : 'no';
};

/** Watches input in all tabs of the clinic. */
function useIdle(): Idle {
  const [idle, setIdle] = useState<Idle>('no');
  useEffect(() => {
    const channel = 'BroadcastChannel' in window ? new BroadcastChannel(channelName) : null;
    let lastInput = deviceNow();
    let lastTick = lastInput;
    let lastTimer = performance.now();
    let isOver = false;
    // A press that wakes a sleeping device comes too late.
    const updateIdle = () => {
      // The timer does not run during sleep, and the clock may be set back.
      const current = idleAfter(Math.max(deviceNow() - lastInput, performance.now() - lastTimer));
      isOver ||= current === 'over';
      setIdle(isOver ? 'over' : current);
    };
    // A tab that was frozen first reads the messages of other tabs.
    const tick = () => {
      const wasFrozen = deviceNow() - lastTick > frozenMs;
      lastTick = deviceNow();
      if (wasFrozen) setTimeout(updateIdle);
      else updateIdle();
    };
    const handleInput = () => {
      updateIdle();
      if (isOver) return;
      lastInput = deviceNow();
      lastTimer = performance.now();
      setIdle('no');
      channel?.postMessage(lastInput);
    };
    channel?.addEventListener('message', ({ data }: MessageEvent<number>) => {
      lastInput = Math.max(lastInput, data);
      lastTimer = Math.max(lastTimer, performance.now() - Math.max(0, deviceNow() - data));
      updateIdle();
    });
    for (const event of inputEvents) window.addEventListener(event, handleInput, { passive: true });
    const timer = setInterval(tick, checkMs);
    return () => {
      clearInterval(timer);
      channel?.close();
      for (const event of inputEvents) window.removeEventListener(event, handleInput);
    };
  }, []);
  return idle;
}
