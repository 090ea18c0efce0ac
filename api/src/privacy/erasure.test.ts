import { readdirSync } from 'node:fs';
import { allRows, type Rows } from '../testing/databases/all-rows';
import { approvePayment } from '../testing/approve-payment';
import { loadNative } from '../testing/native';
import { onDatabase, formData } from '../testing/on-database';
import { pdfFile } from '../testing/evidence-files/pdf-file';
import { memberSteps } from '../testing/member-steps';
import { password } from '../testing/people';
import { thisYear } from '../testing/test-clock';
import type * as Seal from '../encryption/seal';

/** What tells of the person, none of which is in the seed. */
const person = { first_name: 'Zainab', last_name: 'Quadri', email: 'whole.life@mail.example' };
const phone = '08031239876';
const illness = 'ringing in the ears';
const telling = [...Object.values(person), phone, illness].map((words) => words.toLowerCase());

/** Tables that have nothing of a customer, with every column, so that a new one is looked at first. */
const ofNobody: Record<string, string> = {
  backups: 'completed_at',
  cities: 'available id name state_id',
  claimables: 'description id name',
  clinic_hours: 'hours id',
  condition_categories: 'id title',
  conditions: 'body category_id faqs id popular reviewed_at synonyms text title',
  countries: 'id iso name',
  coupons: 'code condition_id expires_at id max_uses percent plan_type scope',
  google_flows: 'authorization_url code_verifier created_at nonce started_at state_hash ticket_hash',
  plans: 'annual_kobo benefits bi_annual_kobo id min_employees name quarter_kobo standout type',
  staff: 'active created_at email id licence name roles specialty subject',
  staff_sessions: 'expires_at last_used_at staff_id token_hash',
  states: 'country_id id name',
};

/** What outlives the person of all other tables: no columns but these, of rows that stay for the reason before them. */
const outlives: Record<string, string> = {
  ...{
    // Rows of the books refer to it.
    users: 'created_at id needs_proof signup_method',
    // The books. Of a visit's payment: not what the visit was about, nor for whom it was.
    'payments of a condition':
      'amount_kobo authorization_url consent_at consent_version coupon_id created_at credit_kobo currency expires_at first_name frequency id kind last_name method plan_id provider provider_status quantity reason reference replaces save_card scheduled_at settled_at status superseded_at',
    'payments of a plan':
      'amount_kobo authorization_url created_at credit_kobo currency description expires_at fingerprint first_name frequency id kind last_name plan_id provider quantity reference save_card settled_at status user_id',
    'payments of a card':
      'amount_kobo authorization_url created_at credit_kobo currency description expires_at fingerprint first_name id kind last_name provider reference save_card settled_at status user_id',
    payment_issues: 'created_at detail id kind payment_id resolved_at',
    receipts:
      'cover_from cover_until employer id issued_at payment_id serial tax_number vat_basis_points year',
    refunds: 'amount_kobo attempts cause created_at currency id next_attempt_at payment_id status',
    subscriptions:
      'anchor_day created_at frequency given_up_end id lost_kobo payment_id plan_id quantity starts_at take_up_until user_id',
    plan_reminders: 'created_at days ends_at id subscription_id',
    support_refunds: 'approved_at approved_id created_at id payment_id staff_id',
    // A paid one, as an amount.
    claims: 'amount_kobo claimable_id created_at decided_at id paid_at reference status user_id',
  },
  // Proves how the data was used.
  audit_events: 'action actor_id actor_kind at columns id network record request_id subject_id what',
  // A mail to the staff, without the person.
  outbox:
    'attempts created_at dead_at html id last_error next_attempt_at recipient reminds sent_at subject text',
  // Stands for the provider, which keeps books of its own.
  sandbox_transactions:
    'amount_kobo callback_url card_type created_at currency decided_at description email expires_at reference status',
  // A keyed hash, until the window ends.
  use_counts: 'count ends_at key_hash',
};

/** Where the person is still named: in the books, and at the provider, which keeps books of its own. */
const namedIn = ['payments.first_name', 'payments.last_name', 'sandbox_transactions.email'];

/** Set by what ends an account. */
const setByEnd = 'erased_at';

const hasValue = (value: unknown) => value !== null && value !== '' && value !== undefined;
/** The rows of a table that were not there at the start. */
const added = (rows: Rows, start: Rows, table: string) =>
  Object.entries(rows[table] ?? {}).filter(([key]) => !(key in (start[table] ?? {})));

/** A table's rows; of payments by kind, because more is erased of a visit's. Others keep what buying wrote. */
const groupsOf = (table: string) =>
  table === 'payments'
    ? ['condition', 'plan', 'card'].map((kind) => ({
        table,
        name: `payments of a ${kind}`,
        has: (row: Rows[string][string]) => row.kind === kind,
        isFilled: kind === 'condition',
      }))
    : [{ table, name: table, has: () => true, isFilled: true }];

onDatabase('an erasure', (suite) => {
  const { buy, register } = memberSteps(suite);
  const { email } = person;

  /** A person of whom each table has rows: by what people do, and for the rest by their columns. */
  async function livedFully() {
    await register(email, person);
    await buy(email, { ...person, plan_id: 1 });
    const id = await suite.api.userId(email);
    const token = await suite.api.signIn(email);
    await approvePayment(suite, (await suite.get('/individual/update_card', token)).body.data.reference);
    const [time, date] = ['10:15 am', `12-31-${thisYear} 10:15 am`];
    const day = { day: 31, month: 11, year: thisYear, time, date };
    const visit = { ...day, method: 'video', id: 'custom', description: illness };
    const key = { 'idempotency-key': 'a-booking-once' };
    await suite.post('/individual/free_health_care/custom', visit, token, key);
    const fields = { claimable_id: '1', user_id: String(id), comment: illness };
    const file = { name: 'evidence', filename: 'a.pdf', type: 'application/pdf', content: pdfFile() };
    await suite.ask({
      method: 'POST',
      url: '/individual/claimable/claim',
      token,
      raw: formData(fields, [file]),
    });
    await suite.api.services.evidence.put('0123abcd', pdfFile());
    await suite.post('/auth/individual/forget-password', { email });

    const [sealed, sealedPhone] = [illness, phone].map((words) => `'${suite.api.seal(words)}'`);
    const of = (table: string) => `(select max(id) from ${table} where user_id = ${id})`;
    const [visitId, payment, subscription] = ['visits', 'payments', 'subscriptions'].map(of);
    const letter = `${visitId}, gen_random_uuid(), ${sealed}, 1, 'Dr', 'MDCN', now()`;
    const signed = 'visit_id, code, patient_name, doctor_id, doctor_name, licence, issued_at';
    const member = 'owner_id, first_name, last_name, email';
    const names = `'${person.first_name}', '${person.last_name}'`;
    const rows: [string, string, string][] = [
      ['waitlist', 'first_name, last_name, email, phone_number', `${names}, '${email}', '${phone}'`],
      [
        'notes',
        'visit_id, summary, self_care, come_back, written_at',
        `${visitId}, ${sealed}, ${sealed}, ${sealed}, now()`,
      ],
      ['prescriptions', `${signed}, valid_until, medicines`, `${letter}, now(), ${sealed}`],
      ['referrals', `${signed}, referred_to, reason, urgent`, `${letter}, ${sealed}, ${sealed}, false`],
      [
        'visit_files',
        'visit_id, stored_name, original_name, type, bytes, sha256',
        `${visitId}, '0123abcd', 'a.pdf', 'application/pdf', 9, 'f'`,
      ],
      ['visit_messages', 'visit_id, message, scheduled_at', `${visitId}, 'day', now()`],
      ['visit_texts', 'visit_id, kind, scheduled_at, next_attempt_at', `${visitId}, 'link', now(), now()`],
      ['members', member, `${id}, 'Uju', 'Eze', 'uju@mail.example'`],
      ['members', `user_id, ${member}`, `${id}, 1, ${names}, 'other@mail.example'`],
      ['members', member, `1, ${names}, '${email}'`],
      ['support_notes', 'user_id, text, staff_id', `${id}, ${sealed}, 1`],
      ['support_notes', 'email, text, staff_id', `'${email}', ${sealed}, 1`],
      ['support_refunds', 'payment_id, reason, staff_id', `${payment}, ${sealed}, 1`],
      ['payment_issues', 'payment_id, kind, detail', `${payment}, 'dispute', 'evt'`],
      // Paid as a guest, before there was an account.
      [
        'payments',
        'reference, kind, status, first_name, last_name, email, phone, description, amount_kobo, provider, redirect_url, fingerprint, expires_at',
        `'OF-A-GUEST', 'condition', 'success', ${names}, '${email}', ${sealedPhone}, ${sealed}, 1, 'sandbox', 'x', 'f', now()`,
      ],
      ['plan_reminders', 'subscription_id, days, ends_at', `${subscription}, 7, now()`],
      [
        'place_notices',
        'subscription_id, member_id, days',
        `${subscription}, (select min(id) from members where owner_id = ${id}), 0`,
      ],
      [
        'claims',
        'user_id, reference, claimable_id, status, comment',
        `${id}, 'CLM-PAID', 1, 'paid', ${sealed}`,
      ],
    ];
    for (const [table, columns, values] of rows)
      await suite.api.run(`insert into ${table} (${columns}) select ${values}`);
    await suite.api.run(
      `update users set phone_number = '${phone}', state_id = s.id, country_id = s.country_id from states s
       where users.id = ${id} and s.id = (select min(id) from states)`,
    );
    return token;
  }

  /** Assigns a doctor, who is told when it is off, to a visit that is still to come. */
  const bookForLater = () =>
    suite.api.run(
      `insert into visits (reference, user_id, description, patient, method, scheduled_at, doctor_id)
       select 'APT-LATER', user_id, description, patient, method, scheduled_at + interval '1 day', 1 from visits
       where user_id = (select id from users where email = '${email}')`,
    );

  /** The columns in which the person is told of, in clear or encrypted. */
  async function namingColumns(rows: Rows): Promise<string[]> {
    const { unseal } = await loadNative<typeof Seal>('../encryption/seal.ts');
    const tells = (value: unknown) => {
      const text = JSON.stringify(value)
        .replace(/sealed:1:[\w-]+:[\w-]+/g, unseal)
        .toLowerCase();
      return telling.some((words) => text.includes(words));
    };
    const names = Object.entries(rows).flatMap(([table, ofTable]) =>
      Object.values(ofTable).flatMap((row) =>
        Object.keys(row).flatMap((name) => (tells(row[name]) ? [`${table}.${name}`] : [])),
      ),
    );
    return [...new Set(names)].sort();
  }

  it('leaves of each table, column and row what is listed with its reason, and no file', async () => {
    const { columns, fill, read } = allRows(suite);
    // Otherwise no sign-in is counted.
    jest.replaceProperty(suite.api.services.config, 'rateLimits', true);
    const types = await columns();
    const groups = Object.keys(types).flatMap(groupsOf);
    const start = await read();
    expect(await namingColumns(start)).toEqual([]);
    const token = await livedFully();
    const lived = await read();
    for (const { table, has, isFilled } of groups) {
      const rows = added(lived, start, table).filter(([, row]) => has(row));
      const isEmpty = (name: string) => !rows.some(([, row]) => hasValue(row[name]));
      const names = Object.keys(types[table] ?? {}).filter((name) => isEmpty(name) && name !== setByEnd);
      if (isFilled && rows.length > 0)
        await fill(
          table,
          rows.map(([key]) => key),
          names,
        );
    }
    await bookForLater();
    const before = await read();
    expect(await namingColumns(before)).toEqual(
      expect.arrayContaining(['claims.comment', 'outbox.text', 'payments.phone', 'users.email']),
    );
    expect(readdirSync(suite.api.evidenceDir)).toHaveLength(2);
    const body = { password, confirmation: 'ERASE' };
    expect((await suite.post('/individual/data/erase', body, token)).status).toBe(200);
    const after = await read();
    expect(readdirSync(suite.api.evidenceDir)).toEqual([]);

    const left = groups.map(({ name, table, has, isFilled }) => {
      const rows = added(before, start, table).filter(([, row]) => has(row));
      const stays = (column: string) =>
        rows.some(
          ([key, row]) =>
            hasValue(row[column]) &&
            JSON.stringify(row[column]) === JSON.stringify(after[table]?.[key]?.[column]),
        );
      const all = Object.keys(types[table] ?? {}).sort();
      if (table in ofNobody) return [name, all.join(' '), rows.length];
      const cases = all.filter(
        (column) => rows.some(([, row]) => hasValue(row[column])) || column === setByEnd,
      );
      if (isFilled) expect([name, cases]).toEqual([name, all]);
      return [name, all.filter(stays).join(' '), 0];
    });
    expect(left).toEqual(groups.map(({ name }) => [name, ofNobody[name] ?? outlives[name] ?? '', 0]));

    /** The ids of the rows before it that are still there, and of those of which this is true. */
    const stayed = (table: string, isRight: (row: Rows[string][string]) => boolean) => {
      const rows = added(before, start, table);
      const ids = rows.filter(([key]) => key in (after[table] ?? {})).map(([key]) => key);
      const right = rows.filter(([, row]) => isRight(row)).map(([key]) => key);
      expect(right.length).toBeGreaterThan(0);
      expect([table, ids]).toEqual([table, right]);
    };
    stayed('claims', ({ status }) => status === 'paid');
    stayed('outbox', ({ recipient }) => recipient !== email);

    const mails = added(after, before, 'outbox');
    // About the visit that runs and the one to come, and the farewell.
    const doctor = after.staff?.[1]?.email;
    expect(mails.map(([, { recipient }]) => recipient)).toEqual([doctor, doctor, email]);
    delete after.outbox?.[mails.at(-1)?.[0] ?? ''];
    expect(await namingColumns(after)).toEqual(namedIn);
  });
});
