/** Two owners of family plans and the people they invite, at APIs on one database. */
import type { Asked } from '../test-api';
import { password } from '../people';
import type { Apis, Row } from '../processes/open-apis';
import { peopleOfApi } from '../processes/people-of-apis';

export interface Person {
  id: number;
  email: string;
}

export type World = Awaited<ReturnType<typeof openWorld>>;

const peopleCount = 6;

/** Registers everybody; `ask` notes answers that nobody may get in `faults`. */
export async function openWorld(apis: Apis) {
  const faults: string[] = [];
  const tokens = new Map<number, string>();
  const rows: Row[] = [];
  let turn = 0;
  const next = () => (turn += 1);

  const signIn = async ({ id, email }: Person) => {
    const { body } = await peopleOfApi(apis, next()).login(email);
    const token = (body.data?.[0]?.access_token as string | undefined) ?? '';
    tokens.set(id, token);
    return token;
  };
  /** Sends a request of a person to one API or the other; signs in again where the session is over. */
  const ask = async (who: Person, method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) => {
    const asked: Asked = { method, url, ...(body ? { body } : {}) };
    const send = async (token: string) => apis.ask(next(), { ...asked, token });
    let response = await send(tokens.get(who.id) ?? (await signIn(who)));
    if (response.status === 401) response = await send(await signIn(who));
    // A database that is slow says so, and the same request can succeed a moment later.
    for (let tries = 0; response.status === 503 && tries < 3; tries += 1)
      response = await send(tokens.get(who.id) ?? '');
    if (response.status >= 500) faults.push(`${method} ${url}: ${response.status} ${response.text}`);
    return { status: response.status, data: response.body.data };
  };
  const newPerson = async (): Promise<Person> => {
    const { email } = await peopleOfApi(apis, next()).registered();
    const { body } = await peopleOfApi(apis, next()).login(email);
    const token = body.data?.[0]?.access_token as string;
    const profile = await apis.ask(next(), { url: '/individual/profile', token });
    return { id: profile.body.data.id as number, email };
  };
  const planId = async (name: string) =>
    Number((await apis.query(`select id from plans where name = '${name}'`))[0]?.id);
  const plans = { individual: await planId('Individual Basic'), family: await planId('Family Basic') };

  const people: Person[] = [];
  for (let index = 0; index < peopleCount; index += 1) people.push(await newPerson());
  const owners = [await newPerson(), await newPerson()] as const;

  /** Sends what nobody is signed in for, such as an act at the payment provider. */
  const post = (url: string, payload = '') =>
    apis.ask(next(), {
      method: 'POST',
      url,
      raw: { payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    });

  return {
    ...apis,
    ask,
    faults,
    people,
    /** The members' rows as of the last `readRows`. */
    rows,
    readRows: async () => {
      const found = await apis.query(
        'select id, owner_id, lower(email) as email from members order by id desc',
      );
      rows.splice(0, rows.length, ...found);
    },
    owners,
    post,
    /** Erases a person, in whose place somebody else comes. */
    erase: async (person: Person) => {
      const confirmed = { confirmation: 'ERASE', password };
      const { status } = await ask(person, 'POST', '/individual/data/erase', confirmed);
      if (status === 200) people[people.indexOf(person)] = await newPerson();
      return status;
    },
    /** Buys a plan and pays for it. */
    buy: async (who: Person, plan: keyof typeof plans, quantity: number) => {
      const names = { first_name: 'A', last_name: 'B', redirect_url: 'http://localhost:3000/account/home' };
      const wanted = { ...names, plan_id: plans[plan], frequency: 'quarter', quantity };
      const { status, data } = await ask(who, 'POST', '/individual/subscribe_plan', wanted);
      if (status === 200) await post(`/_pay/${data.reference}`, 'outcome=approve&card=visa');
      return status;
    },
  };
}
