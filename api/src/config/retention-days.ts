/** For how many days data is stored that is no longer needed. */

/** Days. */
export interface Retention {
  /** Mails that were delivered or given up, with their recipients. */
  mails: number;
  /** Files of a claim after its decision. */
  evidence: number;
  /** Medical texts of visits and claims, after these. */
  medical: number;
  /** Entries of the audit trail; the database keeps at least two years. */
  audit: number;
  /** People on the waitlist. */
  waitlist: number;
}

const defaultRetention: Retention = {
  mails: 30,
  evidence: 730,
  medical: 2190,
  audit: 2190,
  waitlist: 730,
};
/** The database refuses to delete younger entries. */
const leastAudit = 731;

/** Parses `mails=30 evidence=730`; names that are absent keep their default. Adds to the faults. */
export function parseRetention(text: string | null, faults: string[]): Retention {
  const retention = { ...defaultRetention };
  const isName = (name: string): name is keyof Retention => name in retention;
  for (const entry of text?.split(/[\s,]+/) ?? []) {
    const [name = '', days = ''] = entry.split('=');
    if (isName(name) && /^[1-9]\d{0,4}$/.test(days) && Number(days) >= (name === 'audit' ? leastAudit : 1))
      retention[name] = Number(days);
    else
      faults.push(
        `RETENTION_DAYS: "${entry}" is not name=days, of ${Object.keys(retention).join(', ')}; audit at least ${leastAudit}`,
      );
  }
  return retention;
}
