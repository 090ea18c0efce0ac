import type { ClinicEvent } from '@ilera/contracts/api';
import { clock, runtimeConfig } from '@ilera/runtime';
import { when } from 'mobx';
import { useEffect, useEffectEvent, useState } from 'react';
import { staff } from './staff.store';

/** Milliseconds until a stream that the API closed is reopened. */
const reopenMs = 5_000;

/**
 * Calls `onChange` for each visit that is booked or changed, and without a reference whenever the stream opens, because
 * events may have been missed.
 * @returns whether the stream is open; true at first
 */
export function useVisitEvents(onChange: (reference?: string) => void): boolean {
  const [isLive, setIsLive] = useState(true);
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    let source: EventSource;
    let reopenTimer: ReturnType<typeof setTimeout>;
    let stopWaiting = () => {};
    let hasFailed = false;
    let isLeft = false;
    const open = () => {
      source = new EventSource(`${runtimeConfig.apiBaseUrl}/clinic/events`);
      source.addEventListener('open', async () => {
        setIsLive(true);
        // Another member of staff may have signed in meanwhile.
        if (hasFailed) await staff.load();
        if (!isLeft && staff.status === 'in') notify();
      });
      source.addEventListener('visit', ({ data }: MessageEvent<string>) =>
        notify((JSON.parse(data) as ClinicEvent).reference),
      );
      source.addEventListener('error', () => {
        hasFailed = true;
        setIsLive(false);
        if (source.readyState !== EventSource.CLOSED) return;
        // The browser stops after a refusal, which may mean that the session has ended.
        void staff.load();
        // No stream is opened while the sign-in is shown.
        reopenTimer = setTimeout(() => (stopWaiting = when(() => staff.status === 'in', open)), reopenMs);
      });
    };
    open();
    return () => {
      isLeft = true;
      clearTimeout(reopenTimer);
      stopWaiting();
      source.close();
    };
  }, []);
  return isLive;
}

/** The current time in milliseconds, updated every 15 seconds. */
export function useNow(): number {
  const [now, setNow] = useState(() => clock.now().getTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now().getTime()), 15_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
