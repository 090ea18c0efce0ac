import { readdirSync } from 'node:fs';
import { loadNative } from '../testing/native';
import { onDatabase } from '../testing/on-database';
import {
  agedRows,
  mail,
  waiting,
  visit,
  claim,
  payment,
  membership,
  registration,
  under,
  file,
  type Row,
} from '../testing/databases/aged-rows';
import type * as Retention from './retention';

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
  ...['erased.invalid', 'mail.example'].map((domain): (typeof cases)[number] => [
    'payments',
    `the employer on a receipt of somebody at ${domain}`,
    'medical',
    (row) =>
      under(
        payment(row).replace('erased.invalid', domain),
        'receipts (payment_id, year, serial, employer, issued_at)',
        `1999, (select count(*) from receipts), 'Old Person', ${row.at}`,
      ),
    `reference from payments p join receipts r on r.payment_id = p.id where r.employer <> ''`,
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
  const write = agedRows(suite);

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
});
