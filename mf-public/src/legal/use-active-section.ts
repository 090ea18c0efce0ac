import { useEffect, useState } from 'react';

/** Milliseconds between updates of the table of contents while scrolling (A2.19). */
const updateMs = 300;

/** The id of the section being read. */
export function useActiveSection(
  sections: readonly (readonly [id: string, section: unknown])[],
): string | undefined {
  const [active, setActive] = useState(sections[0]?.[0]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastUpdate = 0;
    const update = () => {
      lastUpdate = performance.now();
      const tops = sections.flatMap(([id]) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top === undefined ? [] : [{ id, top }];
      });
      const { scrollHeight } = document.documentElement;
      const atEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
      setActive(activeSection(tops, atEnd));
    };
    const handleScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(update, lastUpdate + updateMs - performance.now());
    };
    update();
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', handleScroll);
      clearTimeout(timer);
    };
  }, [sections]);
  return active;
}

/** Distance from the top of the window, in pixels, at which a heading makes its section the one being read. */
const readingLinePx = 160;

/** The last section whose heading has passed the reading line; at the end of the page, the last section. */
export function activeSection(
  tops: readonly { id: string; top: number }[],
  atEnd = false,
): string | undefined {
  if (atEnd) return tops.at(-1)?.id;
  return (tops.findLast(({ top }) => top <= readingLinePx) ?? tops[0])?.id;
}
