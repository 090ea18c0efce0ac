import { EmailText } from '@ilera/ui';
import record from './record.module.css';

/** An address to write to. */
export const MailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`} className={record.link}>
    <EmailText email={email} />
  </a>
);

/** A number to call; nothing where there is none. */
export const PhoneLink = ({ phone }: { phone: string | null }) =>
  phone && (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={record.link} translate="no">
      {phone}
    </a>
  );
