import type { ReactNode } from 'react';

/** Stands in for the shell's root of a page or layout: here both belong to the one tree, inside the same elements. */
export function HydratablePage({ children }: { children: ReactNode }) {
  return <div style={{ display: 'contents' }}>{children}</div>;
}
