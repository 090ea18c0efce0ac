/** Rows of a given age, for tests of retention. */
import type { Suite } from '../on-database';

/** A row's name, its moment in SQL, and an encrypted text. */
export interface Row {
  name: string;
  at: string;
  sealed: string;
}

export const mail = ({ name, at }: Row, column: string) =>
  `insert into outbox (recipient, subject, text, html, ${column}) values ('${name}', 's', '', '', ${at})`;
export const waiting = ({ name, at }: Row, column: string) =>
  `insert into waitlist (first_name, last_name, email, phone_number, ${column}) values ('A', 'B', '${name}', '1', ${at})`;
export const visit = ({ name, at, sealed }: Row) =>
  `insert into visits (reference, user_id, description, patient, condition_id, method, scheduled_at)
   values ('${name}', 1, '${sealed}', '${sealed}', 1, 'video', ${at}) returning id`;
export const claim = ({ name, at, sealed }: Row) =>
  `insert into claims (reference, user_id, claimable_id, status, comment, reason, bank, account_number, decided_at)
   values ('${name}', 1, 1, 'refused', '${sealed}', '${sealed}', '${sealed}', '${sealed}', ${at}) returning id`;
/** Its address to return to is the description too, to compare it with. */
export const payment = ({ name, at, sealed }: Row, status = 'success') =>
  `insert into payments (reference, kind, status, first_name, last_name, email, description, amount_kobo, provider,
     redirect_url, fingerprint, date_text, phone, patient, condition_id, expires_at, created_at)
   values ('${name}', 'condition', '${status}', 'Old', 'Person', '${name}@erased.invalid', '${sealed}', 99900, 'sandbox',
     '${sealed}', '${name} and malaria', 'd', '${sealed}', '${sealed}', 1, now(), ${at}) returning id`;
export const membership = ({ name, at }: Row, column: string, userId = 'null') =>
  `insert into members (owner_id, user_id, first_name, last_name, email, ${column})
   values (1, ${userId}, 'A', 'B', '${name}', ${at})`;
export const registration = ({ name, at }: Row) =>
  `insert into users (first_name, last_name, email, created_at) values ('A', 'B', '${name}', ${at}) returning id`;
/** A row that belongs to another one. */
export const under = (parent: string, into: string, values: string) =>
  `with parent as (${parent}) insert into ${into} select id, ${values} from parent`;
export const file = (row: Row, parent: string, table: string, id: string) =>
  under(
    parent,
    `${table} (${id}, stored_name, original_name, type, bytes, sha256)`,
    `'${row.name}', 'a.pdf', 'application/pdf', 9, 'f'`,
  );

/** Writes a row of so many days ago. */
export function agedRows(suite: Suite) {
  let nth = 100;
  /** @returns its name */
  return async (days: number, statement: (row: Row) => string): Promise<string> => {
    const { api } = suite;
    nth += 1;
    const name = `row-${nth}`;
    const moment = new Date(api.services.now().getTime() - days * 86_400_000).toISOString();
    await api.services.evidence.put(name, Buffer.from('a file'));
    await api.run(statement({ name, at: `'${moment}'::timestamptz`, sealed: api.seal('{}') }));
    return name;
  };
}
