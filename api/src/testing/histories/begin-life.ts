import { password } from '../people';
import { peopleOfApi } from '../processes/people-of-apis';
import type { Life } from './person-life';
import { soon } from '../soon';
import { make, type Place } from './person-moves';

/** A person with a plan that was paid for, a session, and a mail to set a new password. */
export async function begin(place: Place): Promise<Life> {
  const { apis } = place;
  const { linkIn, registered, tokenOf } = peopleOfApi(apis, 0);
  const { email } = await registered();
  const token = await tokenOf(email);
  const { body } = await apis.ask(0, { url: '/individual/profile', token });
  await apis.ask(0, { method: 'POST', url: '/auth/individual/forget-password', body: { email } });
  await apis.tidy(0);
  const link = await soon('the mail to set a password', () => linkIn(email, 'reset_password'));
  const life = {
    id: body.data.id as number,
    email,
    password,
    sessions: [{ token, password }],
    isErased: false,
    link,
    broken: [],
  };
  for (const first of ['pay', 'approve', 'webhook'] as const) await make(place, life, { do: first, api: 0 });
  return life;
}
