import type { Suite } from './on-database';
import { password, peopleOf } from './people';

/** The demo family's head, whose plan the tests invite to. */
export const head = 'chioma.family@ilera.example';

/** What tests of members do: register a person, look at a profile and at mails, join a plan and be removed. */
export function memberSteps(suite: Suite) {
  const { prove } = peopleOf(suite);
  const profile = async (email: string) =>
    (await suite.get('/individual/profile', await suite.api.signIn(email))).body.data;
  const mails = async (email: string) =>
    JSON.parse(await suite.api.mailsTo(email)) as { subject: string; text: string }[];
  const accept = async (email: string, id: number, body: object = {}) =>
    suite.post(`/individual/invitations/${id}/accept`, body, await suite.api.signIn(email));
  const remove = async (id: number, owner = head) =>
    suite.ask({ method: 'DELETE', url: `/individual/employees/${id}`, token: await suite.api.signIn(owner) });
  /** Registers and proves the address. */
  const register = async (email: string) => {
    await suite.post('/auth/individual/register', { first_name: 'Uju', last_name: 'Eze', email, password });
    expect((await prove(email)).status).toBe(200);
  };
  return { accept, mails, profile, register, remove };
}
