import type { Plan } from '@ilera/contracts/api';
import { approvePayment } from './approve-payment';
import type { Suite } from './on-database';
import { password, peopleOf } from './people';

/** The demo family's head, whose plan the tests invite to. */
export const head = 'chioma.family@ilera.example';

export interface Member {
  id: number;
  email: string;
  status: string;
}

let families = 0;

/** What tests of plans and members do: register a person, buy a plan, join one and be removed. */
export function memberSteps(suite: Suite) {
  const { prove } = peopleOf(suite);
  const profile = async (email: string) =>
    (await suite.get('/individual/profile', await suite.api.signIn(email))).body.data;
  const accept = async (email: string, id: number, body: object = {}) =>
    suite.post(`/individual/invitations/${id}/accept`, body, await suite.api.signIn(email));
  /** Registers and proves the address. */
  const register = async (email: string, name: object = {}) => {
    const names = { first_name: 'Uju', last_name: 'Eze', ...name };
    await suite.post('/auth/individual/register', { ...names, email, password });
    expect((await prove(email)).status).toBe(200);
  };
  const planNamed = async (name: string) =>
    ((await suite.get('/plan/all')).body.data as Plan[]).find((plan) => plan.name === name)!;
  /** Pays for a plan, by default one of a year for one person. @returns the payment's reference */
  const buy = async (email: string, plan: object) => {
    const names = { first_name: 'Uju', last_name: 'Eze', redirect_url: 'http://localhost:3000/account/home' };
    const wanted = { ...names, frequency: 'annual', quantity: 1, ...plan };
    const { body } = await suite.post('/individual/subscribe_plan', wanted, await suite.api.signIn(email));
    await approvePayment(suite, body.data.reference);
    return body.data.reference as string;
  };

  /** What the owner of a plan does with it. */
  const planOf = (owner: string) => {
    const invite = async (people: object[]) =>
      suite.post('/individual/employees/invite', { people }, await suite.api.signIn(owner));
    const list = async () =>
      (await suite.get('/individual/employees', await suite.api.signIn(owner))).body.data as Member[];
    const rowOf = async (email: string) => (await list()).find((row) => row.email === email);
    const seats = async () =>
      (await suite.get('/individual/employees/seats', await suite.api.signIn(owner))).body.data;
    const remove = async (id: number) =>
      suite.ask({
        method: 'DELETE',
        url: `/individual/employees/${id}`,
        token: await suite.api.signIn(owner),
      });
    const resend = async (id: number) =>
      suite.post(`/individual/employees/${id}/resend`, undefined, await suite.api.signIn(owner));
    /** Invites one person. @returns the invitation's id */
    const inviteOne = async (email: string, name = 'Uju Eze') => {
      expect((await invite([{ name, email }])).status).toBe(200);
      return (await rowOf(email))?.id ?? 0;
    };
    /** Registers a person, who joins. @returns the member's id */
    const join = async (email: string) => {
      await register(email);
      const id = await inviteOne(email);
      expect((await accept(email, id)).status).toBe(200);
      return id;
    };
    return { owner, invite, inviteOne, join, list, remove, resend, rowOf, seats };
  };
  /** Sets columns of each period of somebody's plan, such as `quantity = 3`. */
  const changePlan = async (owner: string, set: string) =>
    suite.api.run(`update subscriptions set ${set} where user_id = ${await suite.api.userId(owner)}`);
  const endPlan = (owner: string) =>
    changePlan(owner, `expires_at = '${suite.api.services.now().toISOString()}'`);
  /** A family of its own on Family Plus, with so many places; fewer than three are sold to nobody. */
  const openFamily = async (places: number, name: object = { first_name: 'Chioma' }) => {
    families += 1;
    const owner = `head.${families}@mail.example`;
    await register(owner, name);
    await buy(owner, { plan_id: 5, quantity: Math.max(3, places) });
    if (places < 3) await changePlan(owner, `quantity = ${places}`);
    return planOf(owner);
  };
  const remove = (id: number, owner = head) => planOf(owner).remove(id);

  return { accept, buy, changePlan, endPlan, openFamily, planNamed, planOf, profile, register, remove };
}
