import { brand } from '@shared/contracts';

/** The address of our support, as a link that writes to it. */
export function SupportEmail({ subject }: { subject?: string }) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <a translate="no" href={`mailto:${brand.supportEmail}${query}`}>
      {brand.supportEmail}
    </a>
  );
}
