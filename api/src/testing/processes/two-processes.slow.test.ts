import { readdirSync } from 'node:fs';
import { demoPassword } from '../../seed/data/people';
import { startFakePaystack, type FakePaystack } from '../fake-paystack';
import { somebody } from '../guest-payment-steps';
import { loadNative } from '../native';
import { describeWithPostgres, formData } from '../on-database';
import { pdfFile } from '../evidence-files/pdf-file';
import { pngFile, smallPng } from '../evidence-files/png-file';
import type { Asked } from '../test-api';
import { openApis, type Apis } from './open-apis';
import { peopleOfApi } from './people-of-apis';
import type * as Probe from '../probes/start-together';

/** A document takes longer to check than a picture. */
const [pdf, png] = [pdfFile(), pngFile(...smallPng)];

describeWithPostgres('two processes on one PostgreSQL', () => {
  let apis: Apis;
  beforeAll(async () => {
    apis = await openApis('postgres');
  }, 240_000);
  afterAll(() => apis?.close());
  const files = () => readdirSync(apis.evidenceDir).length;

  it('start together on an empty database: both migrate, one fills it', async () => {
    const { startTogether } = await loadNative<typeof Probe>('./probes/start-together.ts');
    const alone = await startTogether('together_1', 1);
    expect(alone).toBeGreaterThan(0);
    expect(await startTogether('together_4', 4)).toBe(alone);
  });

  it.each([
    ['with the same idempotency key', true],
    ['without a key', false],
  ])('make one claim of a double submit %s, eight times out of eight', async (_words, hasKey) => {
    const token = await peopleOfApi(apis, 0).tokenOf('bayo.planholder@ilera.example', demoPassword);
    const { id } = (await apis.ask(0, { url: '/individual/profile', token })).body.data as { id: number };
    const before = files();
    for (let round = 0; round < 8; round += 1) {
      const fields = { user_id: String(id), claimable_id: '1', comment: `${hasKey} ${round}` };
      const file = {
        name: 'evidence',
        filename: 'a.pdf',
        type: 'application/pdf',
        content: round % 2 ? pdf : png,
      };
      const headers: Record<string, string> = hasKey ? { 'idempotency-key': `claim-round-${round}` } : {};
      const raw = formData(fields, [file]);
      const asked = { method: 'POST', url: '/individual/claimable/claim', token, raw, headers };
      const responses = await Promise.all([0, 1, 0, 1].map((api) => apis.ask(api, asked)));
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    }
    expect(files()).toBe(before + 8);
  });
});

const secret = 'sk_test_of_two_processes';

describeWithPostgres.each(['sandbox', 'paystack'])('two processes that start one purchase (%s)', (name) => {
  let apis: Apis;
  let paystack: FakePaystack | null = null;
  beforeAll(async () => {
    if (name === 'paystack') paystack = await startFakePaystack(secret, () => apis.now());
    const at = { PAYMENT_PROVIDER: name, PAYSTACK_SECRET_KEY: secret, PAYSTACK_URL: paystack?.url ?? '' };
    apis = await openApis('postgres', paystack ? at : {});
  }, 240_000);
  afterAll(async () => {
    await apis?.close();
    await paystack?.close();
  });

  const approve = async (reference: string) => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const raw = { payload: 'outcome=approve&card=visa', headers: form };
    if (!paystack) return void (await apis.ask(0, { method: 'POST', url: `/_pay/${reference}`, raw }));
    paystack.act(reference, 'approve');
    const told = paystack.webhook('charge.success', reference);
    await apis.ask(0, { method: 'POST', url: '/payment/webhook', raw: told });
  };
  /** Of the payments of somebody, those whose money the provider has for us. */
  const kept = async (email: string) => {
    const rows = await apis.query(
      paystack
        ? `select reference from payments where email = '${email}'`
        : `select reference from sandbox_transactions where email = '${email}' and status = 'success'`,
    );
    return rows.map(({ reference }) => String(reference)).filter((one) => paystack?.isKept(one) ?? true);
  };

  /** Pays on the page that the guest has now: it alone counts. */
  const payOnce = async (round: number, asked: Asked, email: string): Promise<string> => {
    const again = await apis.ask(round, asked);
    expect(again.status).toBe(200);
    const reference = again.body.data.reference as string;
    await approve(reference);
    expect(await kept(email)).toEqual([reference]);
    const found = await apis.query(
      `select p.reference, p.status, a.status as visit, r.id as refund from payments p
       left join visits a on a.payment_id = p.id left join refunds r on r.payment_id = p.id
       where p.email = '${email}' and p.superseded_at is null`,
    );
    expect(found).toEqual([{ reference, status: 'success', visit: 'processing', refund: null }]);
    return reference;
  };

  /** Sends one purchase to these processes, two of which store it at once. */
  const startAtOnce = async (guest: object, processes: number[], last: 'page' | 'refusal') => {
    const asked = { method: 'POST', url: '/condition/payment/1', body: guest };
    const answers = await apis.holdPayments(() => {
      const sent = processes.map((api) => apis.ask(api, asked));
      paystack?.meet(last, Promise.race(sent));
      return Promise.all(sent);
    });
    return { asked, answers, statuses: answers.map(({ status }) => status).sort() };
  };

  it('give out one page, and it counts, eight times out of eight', async () => {
    for (let round = 0; round < 8; round += 1) {
      const guest = somebody();
      const { asked, answers, statuses } = await startAtOnce(guest, [0, 1, 0, 1], 'refusal');
      // Paystack knows a reference once, so that one of the processes has to be pressed again.
      expect(statuses).toEqual([200, 200, 200, paystack ? 502 : 200]);
      const pages = answers.filter(({ status }) => status === 200).map(({ body }) => body.data.reference);
      expect(new Set(pages)).toEqual(new Set([await payOnce(round, asked, guest.email)]));
    }
  });

  if (name === 'paystack')
    it('give out no page that one of them cancelled because the provider knew it already', async () => {
      const guest = somebody();
      const { asked, statuses } = await startAtOnce(guest, [0, 1], 'page');
      expect(statuses).toEqual([409, 502]);
      await payOnce(0, asked, guest.email);
    });
});
