import { brand } from '@shared/contracts';
import type { ReactNode } from 'react';

/** An e-mail address that may break after its @, so that a long one does not break in the middle of a word. */
export function EmailText({ email }: { email: string | null | undefined }) {
  const [name, host] = (email ?? '').split('@');
  if (host === undefined) return <span translate="no">{name}</span>;
  return (
    <span translate="no">
      {name}@<wbr />
      {host}
    </span>
  );
}

/** The address of our support, or other words, as a link that writes to it. */
export function SupportEmail({ subject, children }: { subject?: string; children?: ReactNode }) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <a translate={children ? undefined : 'no'} href={`mailto:${brand.supportEmail}${query}`}>
      {children ?? brand.supportEmail}
    </a>
  );
}
