import { readdirSync } from 'node:fs';
import { loadNative } from '../testing/native';
import { onDatabase } from '../testing/on-database';
import type * as Retention from './retention';

/** A row's name, its moment in SQL, and an encrypted text. */
interface Row {
  name: string;
  at: string;
  sealed: string;
}

const mail = ({ name, at }: Row, column: string) =>
  `insert into outbox (recipient, subject, text, html, ${column}) values ('${name}', 's', '', '', ${at})`;
const waiting = ({ name, at }: Row, column: string) =>
  `insert into waitlist (first_name, last_name, email, phone_number, ${column}) values ('A', 'B', '${name}', '1', ${at})`;
const visit = ({ name, at, sealed }: Row) =>
  `insert into visits (reference, user_id, description, patient, condition_id, method, scheduled_at)
   values ('${name}', 1, '${sealed}', '${sealed}', 1, 'video', ${at}) returning id`;
const claim = ({ name, at, sealed }: Row) =>
  `insert into claims (reference, user_id, claimable_id, status, comment, reason, bank, account_number, decided_at)
   values ('${name}', 1, 1, 'refused', '${sealed}', '${sealed}', '${sealed}', '${sealed}', ${at}) returning id`;
/** Its address to return to is the description too, to compare it with. */
const payment = ({ name, at, sealed }: Row, status = 'success') =>
  `insert into payments (reference, kind, status, first_name, last_name, email, description, amount_kobo, provider,
     redirect_url, fingerprint, date_text, phone, patient, condition_id, expires_at, created_at)
   values ('${name}', 'condition', '${status}', 'Old', 'Person', '${name}@erased.invalid', '${sealed}', 99900, 'sandbox',
     '${sealed}', '${name} and malaria', 'd', '${sealed}', '${sealed}', 1, now(), ${at}) returning id`;
const membership = ({ name, at }: Row, column: string, userId = 'null') =>
  `insert into members (owner_id, user_id, first_name, last_name, email, ${column})
   values (1, ${userId}, 'A', 'B', '${name}', ${at})`;
const registration = ({ name, at }: Row) =>
  `insert into users (first_name, last_name, email, created_at) values ('A', 'B', '${name}', ${at}) returning id`;
/** A row that belongs to another one. */
const under = (parent: string, into: string, values: string) =>
  `with parent as (${parent}) insert into ${into} select id, ${values} from parent`;
const file = (row: Row, parent: string, table: string, id: string) =>
  under(
    parent,
    `${table} (${id}, stored_name, original_name, type, bytes, sha256)`,
    `'${row.name}', 'a.pdf', 'application/pdf', 9, 'f'`,
  );
const ofVisit = (table: string) => `reference from visits v join ${table} t on t.visit_id = v.id`;

type Step = keyof typeof Retention.retentionSteps;
type Days = 'mails' | 'evidence' | 'medical' | 'audit' | 'waitlist';

/** What is stored, for which days, how it is written, and where its name is found until it goes. */
const cases: [Step, string, Days, (row: Row) => string, string][] = [
  ['messages', 'a mail that was sent', 'mails', (row) => mail(row, 'sent_at'), 'recipient from outbox'],
  ['messages', 'a mail that was given up', 'mails', (row) => mail(row, 'dead_at'), 'recipient from outbox'],
  ['messages', 'who waits', 'waitlist', (row) => waiting(row, 'created_at'), 'email from waitlist'],
  [
    'messages',
    'who was told of their city',
    'mails',
    (row) => waiting(row, 'told_at'),
    'email from waitlist',
  ],
  [
    'attempts',
    'an attempt to pay as a guest',
    'waitlist',
    (row) => payment(row, 'cancelled'),
    'reference from payments',
  ],
  [
    'members',
    'an invitation that ran out',
    'waitlist',
    (row) => membership(row, 'expires_at'),
    'email from members',
  ],
  [
    'members',
    'a membership that ended',
    'waitlist',
    (row) => membership(row, 'ended_at', '2'),
    'email from members',
  ],
  ['registrations', 'a registration that nobody opened', 'waitlist', registration, 'email from users'],
  [
    'files',
    'the file of a claim',
    'evidence',
    (row) => file(row, claim(row), 'claim_evidence', 'claim_id'),
    'stored_name from claim_evidence',
  ],
  [
    'files',
    'the file of a visit',
    'evidence',
    (row) => file(row, visit(row), 'visit_files', 'visit_id'),
    'stored_name from visit_files',
  ],
  [
    'supportNotes',
    'a note of support',
    'medical',
    ({ name, at, sealed }) =>
      `insert into support_notes (email, text, staff_id, created_at) values ('${name}', '${sealed}', 1, ${at})`,
    'email from support_notes',
  ],
  ...['description', 'condition_id::text', 'patient'].map((column): (typeof cases)[number] => [
    'visits',
    `the ${column} of a visit`,
    'medical',
    visit,
    `reference from visits where ${column} <> ''`,
  ]),
  [
    'visits',
    'a note of a doctor',
    'medical',
    (row) =>
      under(
        visit(row),
        'notes (visit_id, summary, self_care, come_back, written_at)',
        `'${row.sealed}', '${row.sealed}', '${row.sealed}', now()`,
      ),
    ofVisit('notes'),
  ],
  [
    'visits',
    'a prescription',
    'medical',
    (row) =>
      under(
        visit(row),
        'prescriptions (visit_id, code, patient_name, doctor_id, doctor_name, licence, issued_at, valid_until, medicines)',
        `'${row.name}', '${row.sealed}', 1, 'Dr', 'MDCN', now(), now(), '${row.sealed}'`,
      ),
    ofVisit('prescriptions'),
  ],
  [
    'visits',
    'a referral',
    'medical',
    (row) =>
      under(
        visit(row),
        'referrals (visit_id, code, patient_name, doctor_id, doctor_name, licence, issued_at, referred_to, reason, urgent)',
        `'${row.name}', '${row.sealed}', 1, 'Dr', 'MDCN', now(), '${row.sealed}', '${row.sealed}', false`,
      ),
    ofVisit('referrals'),
  ],
  ...['comment', 'reason', 'bank', 'account_number'].map((column): (typeof cases)[number] => [
    'claims',
    `the ${column} of a claim`,
    'medical',
    claim,
    `reference from claims where ${column} <> ''`,
  ]),
  ...[
    ...['description = redirect_url', 'phone is not null', 'patient is not null', 'condition_id is not null'],
    ...['date_text is not null', "fingerprint like '%malaria'", "last_name = 'Person'"],
  ].map((kept): (typeof cases)[number] => [
    'payments',
    `a payment of which ${kept}`,
    'medical',
    payment,
    `reference from payments where ${kept}`,
  ]),
  [
    'payments',
    'why support refunded',
    'medical',
    (row) =>
      under(
        payment(row),
        'support_refunds (payment_id, reason, staff_id, created_at)',
        `'${row.sealed}', 1, ${row.at}`,
      ),
    `reference from payments p join support_refunds r on r.payment_id = p.id where r.reason <> ''`,
  ],
  [
    'audit',
    'an entry of the audit trail',
    'audit',
    ({ name, at }) =>
      `insert into audit_events (actor_kind, action, what, record, at) values ('system', 'read', 'visit', '${name}', ${at})`,
    'record from audit_events',
  ],
];

onDatabase('data past its retention time', (suite) => {
  const count = async (from: string) => Number(await suite.api.one(`select count(*) from ${from}`));
  let nth = 100;
  /** Writes a row of so many days ago; its name. */
  async function write(days: number, statement: (row: Row) => string): Promise<string> {
    nth += 1;
    const name = `row-${nth}`;
    const moment = new Date(suite.api.services.now().getTime() - days * 86_400_000).toISOString();
    await suite.api.services.evidence.put(name, Buffer.from('a file'));
    await suite.api.run(statement({ name, at: `'${moment}'::timestamptz`, sealed: suite.api.seal('{}') }));
    return name;
  }

  it.each(cases)(
    'goes by %s: %s, a day after its days of %s, and not a day before',
    async (step, _what, days, statement, found) => {
      const limit = suite.api.services.config.retention[days];
      const [old, young] = [await write(limit + 1, statement), await write(limit - 1, statement)];
      const names = async () =>
        JSON.parse(
          await suite.api.one(
            `select json_agg(found)::text from (select ${found}) rows (found) where found in ('${old}', '${young}')`,
          ),
        ) as string[];
      expect((await names()).sort()).toEqual([old, young]);
      await suite.api.housekeep();
      expect(await names()).toEqual([young]);
      const files = readdirSync(suite.api.evidenceDir).filter((name) => [old, young].includes(name));
      expect(files.sort()).toEqual(step === 'files' ? [young] : [old, young]);
    },
  );

  it('has a case for every step', async () => {
    const { retentionSteps } = await loadNative<typeof Retention>('../privacy/retention.ts');
    expect([...new Set(cases.map(([step]) => step))].sort()).toEqual(Object.keys(retentionSteps).sort());
  });

  it.each<[string, (row: Row) => string, string]>([
    ['payments', (row) => payment(row, 'cancelled'), 'reference'],
    ['members', (row) => membership(row, 'expires_at'), 'email'],
    ['users', registration, 'email'],
  ])('goes a hundred %s at a time, so that no statement takes too long', async (table, statement, column) => {
    const limit = suite.api.services.config.retention.waitlist;
    const many = await write(limit + 1, ({ name, ...row }) =>
      statement({ ...row, name: `${name}-' || n || '` }).replace(
        /values \(([^]*)\)( returning id)?$/,
        'select $1 from generate_series(1, 101) n',
      ),
    );
    await suite.api.run(
      `create function count_deleted() returns trigger language plpgsql as $$ begin
         if (select count(*) from deleted) > 100 then raise 'too many'; end if; return null; end $$`,
    );
    await suite.api.run(
      `create trigger few after delete on ${table} referencing old table as deleted
       for each statement execute function count_deleted()`,
    );
    await suite.api.housekeep();
    await suite.api.run('drop function count_deleted cascade');
    expect(await count(`${table} where ${column} like '${many}-%'`)).toBe(0);
  });

  it('goes though something else fails, and once', async () => {
    const old = await write(suite.api.services.config.retention.medical + 1, visit);
    const list = jest.spyOn(suite.api.services.evidence, 'list').mockRejectedValue(new Error('away'));
    await expect(suite.api.housekeep()).rejects.toThrow('away');
    list.mockResolvedValue([]);
    expect(await count(`visits where reference = '${old}' and description = ''`)).toBe(1);
    const changes = await count('audit_events');
    await suite.api.housekeep();
    expect(await count('audit_events')).toBe(changes);
  });

  it('keeps a mail that waits, and a payment with its amount and payer for the books', async () => {
    const days = suite.api.services.config.retention.medical + 1;
    const paid = await write(days, payment);
    await suite.api.run(`update payments set email = 'payer@mail.example' where reference = '${paid}'`);
    const waits = await write(days, (row) => mail(row, 'created_at'));
    await suite.api.housekeep();
    expect(
      await count(`payments where reference = '${paid}' and last_name = 'Person' and amount_kobo = 99900`),
    ).toBe(1);
    expect(await count(`outbox where recipient = '${waits}'`)).toBe(1);
  });

  it('keeps attempts with a refund, members who joined, and accounts that may be opened', async () => {
    const days = suite.api.services.config.retention.waitlist + 1;
    const refunded = await write(days, (row) =>
      under(
        payment(row, 'cancelled'),
        'refunds (payment_id, amount_kobo, currency, cause, next_attempt_at)',
        `1, 'NGN', 'expired', now()`,
      ),
    );
    const joined = await write(days, (row) => membership(row, 'expires_at', '2'));
    const [opened, corrected, again] = [
      await write(days, registration),
      await write(days, registration),
      await write(days, (row) =>
        under(
          registration(row),
          'one_time_tokens (user_id, token_hash, purpose, expires_at)',
          `'${row.name}', 'verify', now()`,
        ),
      ),
    ];
    await suite.api.run(`update users set email_verified_at = now() where email = '${opened}'`);
    await suite.api.run(`update users set needs_proof = 'address-corrected' where email = '${corrected}'`);
    await suite.api.housekeep();
    expect(await count(`payments where reference = '${refunded}'`)).toBe(1);
    expect(await count(`members where email = '${joined}'`)).toBe(1);
    expect(await count(`users where email in ('${opened}', '${corrected}', '${again}')`)).toBe(3);
  });
});
