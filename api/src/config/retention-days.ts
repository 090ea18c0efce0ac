/** How long data is kept once it is no longer needed. */

/** Days. */
export interface Retention {
  /** Delivered and abandoned mails, with their recipients. */
  mails: number;
  /** Files of claims after the decision, and of visits after their time. */
  evidence: number;
  /** Medical texts of visits and claims after their end. */
  medical: number;
  /** Entries of the audit trail; the database keeps at least two years. */
  audit: number;
  /** The waitlist, and other people who never became customers. */
  waitlist: number;
}

/** Six years have one leap day or two. */
const sixYears = 6 * 365 + 2;

/** What people are promised; `keptAfterErasure` and the privacy policy say it in words. */
export const defaultRetention: Retention = {
  mails: 30,
  evidence: 730,
  medical: sixYears,
  audit: sixYears,
  waitlist: 730,
};
/** Days. */
const minDays: Partial<Retention> = {
  // The database refuses to delete younger entries.
  audit: 731,
  // A payment that the provider reports late still finds its attempt, and is refunded.
  waitlist: 30,
};

/** Parses `mails=30 evidence=730`; absent names keep their default. Adds faults to the list. */
export function parseRetention(text: string | null, faults: string[]): Retention {
  const retention = { ...defaultRetention };
  const isName = (name: string): name is keyof Retention => name in retention;
  for (const entry of text?.split(/[\s,]+/) ?? []) {
    const [name = '', days = ''] = entry.split('=');
    if (isName(name) && /^[1-9]\d{0,4}$/.test(days) && Number(days) >= (minDays[name] ?? 1))
      retention[name] = Number(days);
    else
      faults.push(
        `RETENTION_DAYS: "${entry}" is not name=days, of ${Object.keys(retention).join(', ')}; audit at least ${minDays.audit}, waitlist ${minDays.waitlist}`,
      );
  }
  return retention;
}
