import { formatVisitTime, zoneName } from '@ilera/format';

/** `Saturday 5 December 2026, 9:30 AM (West Africa Time)`, in mails, texts and receipts. */
export const visitTime = (date: Date): string => `${formatVisitTime(date)} (${zoneName})`;
