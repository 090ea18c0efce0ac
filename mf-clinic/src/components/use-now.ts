import { clock } from '@shared/runtime';
import { useEffect, useState } from 'react';

/** The present time in milliseconds, anew each quarter of a minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => clock.now().getTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now().getTime()), 15_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
