import { brand } from '@ilera/contracts';
import type { ReactNode } from 'react';

/** A link that writes to support, with the address or other words as its text. */
export function SupportEmail({ subject, children }: { subject?: string; children?: ReactNode }) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <a translate={children ? undefined : 'no'} href={`mailto:${brand.supportEmail}${query}`}>
      {children ?? brand.supportEmail}
    </a>
  );
}
