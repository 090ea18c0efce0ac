import type { Suite } from './on-database';

/** The demo family's head, whose plan the tests invite to. */
export const head = 'chioma.family@ilera.example';

/** What tests of members do: register a person, look at a profile and at mails, join a plan and be removed. */
export function memberSteps(suite: Suite) {
  const profile = async (email: string) =>
    (await suite.get('/individual/profile', await suite.api.signIn(email))).body.data;
  const mails = async (email: string) =>
    JSON.parse(await suite.api.mailsTo(email)) as { subject: string; text: string }[];
  const accept = async (email: string, id: number, body: object = {}) =>
    suite.post(`/individual/invitations/${id}/accept`, body, await suite.api.signIn(email));
  const remove = async (id: number, owner = head) =>
    suite.ask({ method: 'DELETE', url: `/individual/employees/${id}`, token: await suite.api.signIn(owner) });
  /** Registers and opens the link of the verification mail. */
  const register = async (email: string) => {
    await suite.post('/auth/individual/register', {
      first_name: 'Uju',
      last_name: 'Eze',
      email,
      password: 'Correct-horse-9',
      password_confirmation: 'Correct-horse-9',
      privacy_policy: true,
    });
    const link = /verify_account\/([\w-]+)/.exec((await mails(email)).at(-1)?.text ?? '')?.[1];
    expect((await suite.get(`/auth/individual/verify_account/${link}`)).status).toBe(200);
  };
  return { accept, mails, profile, register, remove };
}
