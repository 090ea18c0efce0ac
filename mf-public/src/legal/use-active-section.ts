import { useEffect, useState } from 'react';
import { activeSection } from './active-section';
import { throttle } from './throttle';

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
