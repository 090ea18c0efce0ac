import { brand } from '@ilera/contracts';
import type { ReactNode } from 'react';

/** The address of our support, or other words, as a link that writes to it. */
export function SupportEmail({ subject, children }: { subject?: string; children?: ReactNode }) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <a translate={children ? undefined : 'no'} href={`mailto:${brand.supportEmail}${query}`}>
      {children ?? brand.supportEmail}
    </a>
  );
}
