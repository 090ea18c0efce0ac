import fc from 'fast-check';
import { callers, isStaff, staff, table } from '../testing/access-table';
import { moreRounds } from '../testing/databases/databases';
import { thisYear } from '../testing/test-clock';
import { formData, onDatabase } from '../testing/on-database';
import { seedOr } from '../testing/seed-or';

/** Cases per call. */
const runs = 40 * moreRounds;
const seed = seedOr(20261122);
/** Seconds of processor time, which other programs on the machine do not lengthen. */
const maxCpuSeconds = 5;

const hostile = fc.constantFrom(
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'NaN',
  'null',
  'undefined',
  '2147483648',
  '999999999999999999999',
  "'; drop table users; --",
  '" or 1=1 --',
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '%00',
  '\u0000',
  '\ud800',
  '💉'.repeat(10),
  '{{7*7}}',
  '__proto__',
  'constructor',
  '$ne',
  'x'.repeat(5000),
  'a@b.co',
  `12-31-${thisYear} 09:30 am`,
  '2-30-2026 09:30 am',
  'http://localhost:3000/x',
  'javascript:alert(1)',
);
const text = fc.oneof(
  { weight: 3, arbitrary: hostile },
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);
const scalar = fc.oneof(text, fc.integer(), fc.double(), fc.boolean(), fc.constant(null));
const value = fc.oneof(
  { weight: 6, arbitrary: scalar },
  fc.array(scalar, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('a', 'length', 'toString', '__proto__', 'constructor'), scalar, {
    maxKeys: 3,
  }),
);

/**
 * Calls that may refuse every case, because what they need is hard to guess: a secret, a state or an id of the right
 * person. All others succeed at least once, or their handlers would not be reached.
 */
const refusable = new Set(
  `login resetPassword verifyAccount updateProfile changePassword bookVisit claim claimEvidence
   setClaimAccount conditionDiscount payForCondition conditionPaymentResult guestReceipt
   guestReceiptPdf planDiscount planQuote subscribePlan inviteEmployees resendInvitation
   acceptInvitation declineInvitation refundGivenUpPlan eraseData visitLetter sendVisitFiles
   sendGuestFiles guestCare moveGuestVisit cancelGuestVisit guestLetter verifyPrescription inviteStaff
   changeStaff clinicReason assignVisit setVisitState writeNote prescribe withdrawPrescription refer
   clinicFile clinicLetter slots setClinicHours deskClaim deskEvidence deskClaimAccount decideClaim
   makeCoupon changeCoupon changeCity tellWaitlist closeIssue supportRefund supportMoveVisit
   supportCancelVisit sendVisitMail sendPaymentMail resendMail correctAddress`.split(/\s+/),
);

interface Schema {
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  type?: string;
  anyOf?: Schema[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minimum?: number;
}

/** Mostly valid values, so that cases pass validation and reach the handler. */
function plausible(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(plausible));
  if (schema.format === 'email') return fc.constantFrom('fuzz@mail.example', 'bayo.planholder@ilera.example');
  if (schema.pattern?.includes('-'))
    return fc.constantFrom(`12-31-${thisYear} 09:30 am`, '2-30-2026 12:00 pm');
  if (schema.pattern?.startsWith('^\\d{2}:')) return fc.constant('09:30 am');
  if (schema.pattern?.startsWith('^0')) return fc.constant('08031234567');
  if (schema.type === 'integer')
    return fc.integer({ min: schema.minimum ?? 0, max: (schema.minimum ?? 0) + 60 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.items) return fc.array(plausible(schema.items), { minLength: 1, maxLength: 2 });
  if (schema.properties) return fieldsOf(schema, plausible, schema.required ?? []);
  if (schema.type === 'string')
    return fc.oneof(text, fc.constant('a fine and long value'), fc.constant('http://localhost:3000/x'));
  return value;
}

const fieldsOf = (
  { properties = {} }: Schema,
  of: (field: Schema) => fc.Arbitrary<unknown>,
  requiredKeys: string[],
): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, of(field)])), {
    requiredKeys,
  });

const bodyOf = (schema: Schema = {}): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: fieldsOf(schema, plausible, schema.required ?? []) },
    { weight: 3, arbitrary: fieldsOf(schema, (field) => fc.oneof(plausible(field), value), []) },
    { weight: 2, arbitrary: value },
  );

onDatabase(`any input (seed ${seed}, ${runs} cases a call)`, (suite) => {
  it('gets an answer that is true to the contract and never a failure of ours', async () => {
    const faults: string[] = [];
    const email = 'efe.corporate@ilera.example';
    const own = await suite.api.userId(email);
    /** What is there, by the word of a path before its id, or by the id's name. */
    const existing: Record<string, string[]> = { userId: [String(own)], key: [`U${own}`] };
    const [mine, guests] = [`user_id = ${own}`, 'user_id is null'];
    for (const [words, values] of [
      ['appointment', `select reference from visits where ${mine}`],
      ['visits', `select reference from visits where payment_id is not null or ${mine}`],
      ['claims', 'select reference from claims'],
      ['receipt payment payments', `select reference from payments where ${mine} and status = 'success'`],
      ['status', `select reference from payments where ${guests}`],
      ['employees', `select id::text from members where owner_id = ${own} and ended_at is null`],
      ['type', 'select distinct type from plans'],
    ] as const)
      for (const word of words.split(' '))
        existing[word] = JSON.parse(
          await suite.api.one(
            `select coalesce(json_agg(found), '[]')::text from (${values} limit 3) rows(found)`,
          ),
        ) as string[];
    /** The header of a person with a plan, or of whoever of the clinic may make the call. */
    const enter = async (name: string): Promise<Record<string, string>> => {
      const who = callers.filter(isStaff).find((caller) => table[name]?.[caller] === 'in');
      if (who && table[name]?.owner !== 'in') return { cookie: await suite.api.enterClinic(staff[who]) };
      return { authorization: `Bearer ${await suite.api.signIn(email)}` };
    };
    let asked = 0;
    const answered = new Set<string>();
    for (const [name, call] of Object.entries(suite.api.calls)) {
      const row = call as typeof call & { body?: Schema; query?: Schema; encoding?: string; file?: string };
      const numbers = fc.integer({ min: 1, max: 40 }).map(String);
      const segments = fc.tuple(
        ...[...row.path.matchAll(/(\w+)\/:(\w+)/g)].map(([, word = '', id = '']) => {
          const values = existing[word] ?? existing[id] ?? [];
          return fc.oneof(
            { weight: 5, arbitrary: values.length > 0 ? fc.constantFrom(...values) : numbers },
            numbers,
            fc.constantFrom('all', 'custom'),
            text,
          );
        }),
      );
      const query = fc.dictionary(fc.constantFrom('page', 'count', 'search', '__proto__', 'x'), text, {
        maxKeys: 3,
      });
      const cases = fc.sample(fc.tuple(segments, query, bodyOf(row.body), fc.boolean(), fc.nat(3)), {
        numRuns: runs,
        seed,
      });
      let session = await enter(name);
      for (const [parts, search, body, isAnonymous, form] of cases) {
        if (['logout', 'changePassword', 'clinicSignOut'].includes(name)) session = await enter(name);
        const path = row.path.replace(/:\w+/g, () => encodePart(parts.shift() ?? ''));
        const url = `${path}?${new URLSearchParams(search as Record<string, string>).toString()}`;
        const fields = Object.fromEntries(
          Object.entries(Object(body) as Record<string, unknown>).map(([key, inner]) => [
            key,
            typeof inner === 'object' ? 'object' : String(inner),
          ]),
        );
        const asForm = row.encoding !== undefined && form > 0;
        const response = await suite.ask({
          method: row.method,
          url,
          headers: isAnonymous ? {} : session,
          endless: row.file === 'text/event-stream',
          ...(row.method === 'GET' || row.method === 'DELETE'
            ? {}
            : asForm
              ? { raw: formData(fields) }
              : { body }),
        });
        asked += 1;
        if (response.status === 200) answered.add(name);
        const isRefused = response.status >= 400 && response.status < 500;
        const isFine =
          (response.status === 200 && (row.file !== undefined || response.body.status === 'success')) ||
          (isRefused && response.body.status === 'error' && Object.keys(response.body.errors).length > 0);
        const leaks =
          response.text.includes(process.cwd()) ||
          /node_modules|at Object\.|select "|insert into/i.test(response.text);
        if (!isFine || leaks)
          faults.push(
            `${name} ${response.status} ${url.slice(0, 80)} ${JSON.stringify(body)?.slice(0, 200)}`,
          );
      }
    }
    expect(asked).toBe(Object.keys(suite.api.calls).length * runs);
    expect(faults.slice(0, 10)).toEqual([]);
    const refused = Object.keys(suite.api.calls).filter((name) => !answered.has(name));
    expect(refused.filter((name) => !refusable.has(name))).toEqual([]);
    expect(({} as { a?: unknown }).a).toBeUndefined();
    // Nothing was dropped.
    expect(await suite.api.one('select count(*) from conditions')).toBe('35');
  }, 1_200_000);

  it.each([
    ['a body that is no JSON', { payload: '{"a":', headers: { 'content-type': 'application/json' } }, 400],
    ['an empty body', { payload: '', headers: { 'content-type': 'application/json' } }, 400],
    [
      'a prototype in the body',
      {
        payload: '{"__proto__":{"a":1},"email":"a@b.example","password":"x"}',
        headers: { 'content-type': 'application/json' },
      },
      400,
    ],
    ['another type', { payload: '<a/>', headers: { 'content-type': 'application/xml' } }, 415],
    [
      'too much',
      {
        payload: JSON.stringify({ email: 'x'.repeat(200_000) }),
        headers: { 'content-type': 'application/json' },
      },
      413,
    ],
  ])('refuses %s', async (_name, raw, status) => {
    const response = await suite.ask({ method: 'POST', url: '/auth/individual/login', raw });
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({ status: 'error', message: expect.any(String) });
    expect(response.body.errors).toHaveLength(1);
  });

  it('answers hostile text of any length within moments', async () => {
    for (const email of ['a@'.repeat(40_000), `${'a.'.repeat(40_000)}@b`, ' '.repeat(90_000)]) {
      const start = process.cpuUsage();
      await suite.post('/auth/individual/forget-password', { email });
      expect(process.cpuUsage(start).user / 1e6).toBeLessThan(maxCpuSeconds);
    }
  });
});

function encodePart(part: string): string {
  try {
    return encodeURIComponent(part) || 'empty';
  } catch {
    return 'lone-surrogate';
  }
}
