import { EmailText } from '@ilera/ui';
import record from './record.module.css';

/** A link that writes to an address. */
export const MailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`} className={record.link}>
    <EmailText email={email} />
  </a>
);

/** A link that calls a number; renders nothing without one. */
export const PhoneLink = ({ phone }: { phone: string | null }) =>
  phone && (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={record.link} translate="no">
      {phone}
    </a>
  );
