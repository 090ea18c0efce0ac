/** What the crash tests write, and what must be stored afterwards. */
import type { OpenDatabase } from '../../db/database';
import { year } from '../booking-days';

/** The acknowledged writes, and valid writes that were refused. */
export interface Promised {
  waitlist: string[];
  visits: string[];
  paid: string[];
  refused: string[];
}

export const nothingPromised = (): Promised => ({ waitlist: [], visits: [], paid: [], refused: [] });

let visitsAsked = 0;

/** A time that no other visit of the run has, because one person has one visit at a time. */
function nextTime() {
  const index = (visitsAsked += 1);
  const [day, month] = [(index % 28) + 1, Math.floor(index / 28) % 12];
  const time = `${String(9 + (Math.floor(index / 336) % 3)).padStart(2, '0')}:30 am`;
  return { day, month, year, time, date: `${month + 1}-${day}-${year} ${time}` };
}

/** A client that writes as fast as it can and records acknowledged writes, until the server stops. */
export async function write(url: string, name: string, promised: Promised): Promise<void> {
  const send = async (path: string, body: unknown, token?: string) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { data: never };
    if (!response.ok) promised.refused.push(`${path} ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  };
  try {
    const login = { email: 'bayo.planholder@ilera.example', password: 'Ilera-demo-2026' };
    const [{ access_token: token } = { access_token: '' }] = (await send('/auth/individual/login', login))
      .data as { access_token: string }[];
    for (let index = 0; ; index += 1) {
      const email = `${name}.${index}@mail.example`;
      await send('/waitlist/join', { first_name: 'A', last_name: 'B', email, phone_number: '08031234567' });
      promised.waitlist.push(email);
      const at = nextTime();
      const description = `visit of ${email}`;
      const visit = { ...at, method: 'video', id: 'custom', description };
      const booked = (await send('/individual/free_health_care/custom', visit, token)).data as {
        reference: string;
      };
      promised.visits.push(booked.reference);
      const guest = {
        date: at.date,
        method: 'video',
        first_name: 'A',
        last_name: 'B',
        email,
        redirect_url: 'http://localhost:3000/x',
        description,
      };
      const { reference } = (await send('/condition/payment/1', guest)).data as { reference: string };
      await fetch(`${url}/_pay/${reference}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'outcome=approve',
      });
      const status = await (await fetch(`${url}/condition/payment/status/${reference}`)).json();
      if ((status as { data: { status: string } }).data.status === 'success') promised.paid.push(reference);
    }
  } catch {
    // The server was killed; writes without a response are not acknowledged.
  }
}

/**
 * Acknowledged writes that are missing, and writes that are incomplete or doubled; empty when all is well.
 */
export async function brokenPromises({ db }: OpenDatabase, promised: Promised): Promise<string[]> {
  const column = async (query: string): Promise<string[]> => {
    const { rows } = (await db.execute(query)) as unknown as { rows: Record<string, unknown>[] };
    return rows.map((row) => String(Object.values(row)[0]));
  };
  const missing = async (expected: string[], query: string) => {
    const there = new Set(await column(query));
    return expected.filter((value) => !there.has(value));
  };
  return (
    await Promise.all([
      missing(promised.waitlist, 'select email from waitlist'),
      missing(promised.visits, 'select reference from visits'),
      missing(promised.paid, "select reference from payments where status = 'success'"),
      // A paid visit has its appointment and its mail, once; and no visit exists without a payment.
      column(`select p.reference from payments p where p.kind = 'condition' and
        (p.status = 'success') <> ((select count(*) from visits a where a.payment_id = p.id) = 1)`),
      withoutOneMail(
        db,
        await column("select reference from payments where kind = 'condition' and status = 'success'"),
      ),
      column(
        `select w.email from waitlist w where (select count(*) from outbox o where o.recipient = w.email and o.subject like '%waitlist%') <> 1`,
      ),
    ])
  ).flat();
}

/** Paid visits whose mail was not written exactly once. The texts are encrypted: SQL cannot search them. */
async function withoutOneMail(db: OpenDatabase['db'], references: string[]): Promise<string[]> {
  // Here, because the part of this file that only writes also runs in jest's sandbox, where drizzle cannot.
  const { outbox } = await import('../../db/schema');
  const mails = await db.select({ text: outbox.text }).from(outbox);
  return references.filter((reference) => mails.filter(({ text }) => text.includes(reference)).length !== 1);
}
