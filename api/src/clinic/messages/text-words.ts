import { brand } from '@shared/contracts';
import type { visits, visitTexts } from '../../db/schema';
import { moment } from '../../mail/mail-text';
import { linkOf } from '../visit/select-visits';

/** A text about a visit. It shows on locked screens, so it says when and where, and nothing about health. */
export function wordsOf(
  kind: (typeof visitTexts.$inferSelect)['kind'],
  row: typeof visits.$inferSelect,
): string {
  const at = moment(row.scheduledAt);
  const link = linkOf(row);
  const first = {
    booked: `your appointment is booked: ${at}.`,
    link: `we are ready for your appointment: ${at}.`,
    reminder: `your appointment is soon: ${at}.`,
  }[kind];
  return `${brand.name}: ${first} ${link ? `Join here: ${link}` : 'More in your mail.'}`;
}
