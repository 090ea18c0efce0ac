import type { ReactNode } from 'react';

/** What a translator leaves as it is: a name, a code, a reference, an address (R5.16). */
export function AsIs({ children }: { children: ReactNode }) {
  return <span translate="no">{children}</span>;
}
