import type { Elements } from '@shared/ui';

/** Stands in for `guard` where a layout is prerendered: who visits is known in the browser only. */
export function Guard({ children }: { children: Elements }) {
  return children;
}
