import type { Suite } from './on-database';
import { peopleOf } from './people';

const next = { password: 'the next secret', password_confirmation: 'the next secret' };

/** Sets a new password with the link of a mail. */
export async function resetPassword(suite: Suite, email: string) {
  await suite.post('/auth/individual/forget-password', { email });
  const token = await peopleOf(suite).linkIn(email, 'reset_password');
  return suite.post(`/individual/set-password/${token}`, next);
}

/** Resets a password while four sign in with it, and expects that none of their sessions answers. */
export async function signInWhileResetting(suite: Suite, rounds: number): Promise<void> {
  const { login, registered } = peopleOf(suite);
  const { email } = await registered();
  const where = `where email = '${email}'`;
  const hash = await suite.api.one(`select password_hash from users ${where}`);
  for (let round = 0; round < rounds; round += 1) {
    // The old password again, and no wait before the next mail.
    await suite.api.run(`update users set password_hash = '${hash}' ${where}`);
    await suite.api.run('delete from one_time_tokens');
    const logins = Array.from({ length: 4 }, () => login(email));
    const [done, ...responses] = await Promise.all([resetPassword(suite, email), ...logins]);
    expect(done.status).toBe(200);
    for (const { status, body } of responses) {
      expect([200, 422]).toContain(status);
      if (status !== 200) continue;
      const { access_token: token } = body.data[0] as { access_token: string };
      expect((await suite.get('/individual/profile', token)).status).toBe(401);
    }
  }
}
