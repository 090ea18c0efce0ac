/**
 * Paystack over HTTP, as far as our adapter uses it: attempts with a time limit, verification, refunds.
 * Written from Paystack's public reference, so that one set of cases runs against the sandbox and against
 * this.
 */
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

interface Transaction {
  id: number;
  reference: string;
  amount: number;
  currency: string;
  status: 'abandoned' | 'failed' | 'success' | 'reversed';
  paidAt: Date | null;
  startedAt: Date;
}

/** What our adapter sends, each call its own part of it. */
interface Sent {
  timeout: number;
  reference: string;
  amount: number;
  currency: string;
  transaction: string;
  merchant_note: string;
}

export type FakePaystack = Awaited<ReturnType<typeof startFakePaystack>>;

/** Starts it on a free port. @param now the clock that its time limit follows */
export async function startFakePaystack(secret: string, now: () => Date) {
  const transactions = new Map<string, Transaction>();
  const refunds: { transaction: number; amount: number; status: string; merchant_note: string }[] = [];
  let timeoutSeconds = 0;
  /** How many of the next requests fail with 500 after their work was done. */
  let lostResponses = 0;
  let beforeAnswer = async (_path: string, _code: number): Promise<void> => {};

  const ok = (data: unknown) => ({ code: 200, body: { status: true, message: 'ok', data } });
  const no = (code: number, message: string) => ({ code, body: { status: false, message } });
  const isOver = ({ startedAt }: Transaction) =>
    timeoutSeconds > 0 && now().getTime() - startedAt.getTime() > timeoutSeconds * 1000;

  /** How much of a payment went back, or is on its way. */
  const sentBack = ({ id }: Transaction): number =>
    refunds
      .filter(({ transaction, status }) => transaction === id && status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);

  function respond(method: string, url: URL, body: Sent) {
    if (method === 'PUT' && url.pathname === '/integration/payment_session_timeout') {
      timeoutSeconds = body.timeout;
      return ok({ payment_session_timeout: timeoutSeconds });
    }
    if (method === 'POST' && url.pathname === '/transaction/initialize') {
      if (transactions.has(body.reference)) return no(400, 'Duplicate Transaction Reference');
      transactions.set(body.reference, {
        id: transactions.size + 1000,
        reference: body.reference,
        amount: body.amount,
        currency: body.currency,
        status: 'abandoned',
        paidAt: null,
        startedAt: now(),
      });
      return ok({ authorization_url: `https://checkout.paystack.example/${body.reference}` });
    }
    if (url.pathname.startsWith('/transaction/verify/')) {
      const found = transactions.get(decodeURIComponent(url.pathname.slice(20)));
      if (!found) return no(400, 'Transaction reference not found');
      const { id, reference, amount, currency, status, paidAt } = found;
      return ok({ id, reference, amount, currency, status, paid_at: paidAt?.toISOString() ?? null });
    }
    if (method === 'GET' && url.pathname === '/refund')
      return ok(
        refunds.filter((refund) => String(refund.transaction) === url.searchParams.get('transaction')),
      );
    if (method === 'POST' && url.pathname === '/refund') {
      const found = transactions.get(body.transaction);
      if (found?.status === 'reversed') return no(400, 'Transaction has been fully reversed');
      if (found?.status !== 'success') return no(400, 'Transaction cannot be refunded');
      if (sentBack(found) + body.amount > found.amount)
        return no(400, 'Refund amount cannot be more than the transaction amount');
      refunds.push({
        transaction: found.id,
        amount: body.amount,
        status: 'pending',
        merchant_note: body.merchant_note,
      });
      return ok({ status: 'pending' });
    }
    return no(404, 'Not found');
  }

  const server = createServer((request, response) => {
    void readText(request).then(async (text) => {
      const authorised = request.headers.authorization === `Bearer ${secret}`;
      const url = new URL(request.url ?? '/', 'http://localhost');
      const answer = authorised
        ? respond(request.method ?? 'GET', url, (text ? JSON.parse(text) : {}) as Sent)
        : no(401, 'Invalid key');
      await beforeAnswer(url.pathname, answer.code);
      const isLost = lostResponses > 0 && request.method === 'POST';
      if (isLost) lostResponses -= 1;
      response.writeHead(isLost ? 500 : answer.code, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isLost ? { status: false, message: 'Try again' } : answer.body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refunds,
    /** Whether all of a payment goes back; throws where only a part does. */
    isRefunded: (reference: string): boolean => {
      const found = transactions.get(reference);
      const back = found ? sentBack(found) : 0;
      if (back > 0 && back !== found?.amount) throw new Error(`Of ${reference} only ${back} kobo went back`);
      return back > 0;
    },
    /** Whether the merchant has money of this payment. */
    isKept: (reference: string): boolean => {
      const found = transactions.get(reference);
      return found?.status === 'success' && sentBack(found) < found.amount;
    },
    /** The payer's action on the page; false when the page accepts no more. */
    act(reference: string, outcome: 'approve' | 'decline' | 'leave'): boolean {
      const found = transactions.get(reference);
      if (!found || found.status === 'success' || found.status === 'reversed' || isOver(found)) return false;
      if (outcome === 'approve') Object.assign(found, { status: 'success', paidAt: now() });
      if (outcome === 'decline') found.status = 'failed';
      return true;
    },
    /** A payment after the page's end, or of another amount, as a bank can still make. */
    force(reference: string, change: Partial<Pick<Transaction, 'amount' | 'currency'>> = {}): void {
      const found = transactions.get(reference);
      if (found) Object.assign(found, { status: 'success', paidAt: now(), ...change });
    },
    /** A refund of a part that somebody makes at the provider. */
    refundPart(reference: string, amount: number, status: string): void {
      const found = transactions.get(reference);
      if (found) refunds.push({ transaction: found.id, amount, status, merchant_note: 'By hand' });
    },
    /** A refund by the provider, on the merchant's request or after a lost dispute. */
    reverse(reference: string): void {
      const found = transactions.get(reference);
      if (found) found.status = 'reversed';
    },
    /**
     * Of two who ask for the page of one payment, lets both ask before either is answered. Who asked second is told
     * that the page is there already: after the other one's answer has arrived where `last` is that refusal, before it
     * otherwise.
     */
    meet(last: 'page' | 'refusal', isAnswered: Promise<unknown>): void {
      let [asked, bothAsked] = [0, () => {}];
      const both = new Promise<void>((resolve) => (bothAsked = resolve));
      beforeAnswer = async (path, code) => {
        if (path !== '/transaction/initialize') return;
        asked += 1;
        if (asked === 2) bothAsked();
        await both;
        if ((code === 200 ? 'page' : 'refusal') === last) await isAnswered;
      };
    },
    loseResponses(count: number): void {
      lostResponses = count;
    },
    /** A webhook with its signature over the very bytes. */
    webhook(event: string, reference: string) {
      const data = event.startsWith('refund.')
        ? { transaction_reference: reference }
        : event.startsWith('charge.dispute')
          ? { transaction: { reference } }
          : { reference };
      const payload = JSON.stringify({ event, data });
      const signature = createHmac('sha512', secret).update(payload).digest('hex');
      return { payload, headers: { 'content-type': 'application/json', 'x-paystack-signature': signature } };
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
