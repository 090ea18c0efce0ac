import { useEffect, useState } from 'react';

/** The table of contents follows scrolling this often (A2.19). */
export const FOLLOW_MS = 300;

/** Which of the sections is being read now. */
export function useActiveSection(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState(ids[0]);
  useEffect(() => {
    const follow = throttle(() => {
      const tops = ids.flatMap((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top === undefined ? [] : [{ id, top }];
      });
      const { scrollHeight } = document.documentElement;
      const atEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
      setActive(activeSection(tops, atEnd));
    }, FOLLOW_MS);
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
      follow.cancel();
    };
  }, [ids]);
  return active;
}

/** A section counts as read once its heading is this near to the top of the window. */
const READING_LINE_PX = 160;

/** The last section whose heading has passed the reading line; at the end of the page the last of all. */
export function activeSection(
  tops: readonly { id: string; top: number }[],
  atEnd = false,
): string | undefined {
  if (atEnd) return tops.at(-1)?.id;
  return (tops.findLast(({ top }) => top <= READING_LINE_PX) ?? tops[0])?.id;
}

/**
 * A function that runs at once and then at most every `wait` milliseconds; a call in between runs at the end
 * of the wait.
 */
export function throttle(run: () => void, wait: number): (() => void) & { cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const start = () => {
    run();
    again = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (again) start();
    }, wait);
  };
  const throttled = () => {
    if (timer === undefined) start();
    else again = true;
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return Object.assign(throttled, { cancel });
}
