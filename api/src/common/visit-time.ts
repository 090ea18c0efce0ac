import { formatVisitTime, zoneName } from '@ilera/format';

/** `Saturday 5 December 2026, 9:30 AM (West Africa Time)`, the same in mails, texts and on receipts. */
export const visitTime = (date: Date): string => `${formatVisitTime(date)} (${zoneName})`;
