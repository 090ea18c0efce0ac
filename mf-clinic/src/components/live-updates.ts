import type { ClinicEvent } from '@ilera/contracts/api';
import { clock, runtimeConfig } from '@ilera/runtime';
import { when } from 'mobx';
import { useEffect, useEffectEvent, useState } from 'react';
import { staff } from '../desk/staff.store';

/** Milliseconds until a stream that the API closed is opened anew. */
const againMs = 5_000;

/**
 * Calls `onChange` for each visit that was booked or changed, and without a reference whenever the stream begins, because
 * some may have been missed.
 * @returns whether the stream is open; true at first
 */
export function useVisitEvents(onChange: (reference?: string) => void): boolean {
  const [isLive, setIsLive] = useState(true);
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    let source: EventSource;
    let again: ReturnType<typeof setTimeout>;
    let stopWaiting = () => {};
    let hasFailed = false;
    let isLeft = false;
    const open = () => {
      source = new EventSource(`${runtimeConfig.apiBaseUrl}/clinic/events`);
      source.addEventListener('open', async () => {
        setIsLive(true);
        // Another one of the staff may have signed in meanwhile.
        if (hasFailed) await staff.load();
        if (!isLeft && staff.status === 'in') tell();
      });
      source.addEventListener('visit', ({ data }: MessageEvent<string>) =>
        tell((JSON.parse(data) as ClinicEvent).reference),
      );
      source.addEventListener('error', () => {
        hasFailed = true;
        setIsLive(false);
        if (source.readyState !== EventSource.CLOSED) return;
        // The browser gives up on a refusal, which may be the session's end.
        void staff.load();
        // Behind the sign-in nothing is asked for.
        again = setTimeout(() => (stopWaiting = when(() => staff.status === 'in', open)), againMs);
      });
    };
    open();
    return () => {
      isLeft = true;
      clearTimeout(again);
      stopWaiting();
      source.close();
    };
  }, []);
  return isLive;
}

/** The present time in milliseconds, anew each quarter of a minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => clock.now().getTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now().getTime()), 15_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
