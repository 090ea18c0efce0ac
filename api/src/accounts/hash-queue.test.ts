import { createHashQueue } from './hash-queue';

describe('the queue for hashing', () => {
  it('knows a password again, and no other, and nobody without one', async () => {
    const queue = createHashQueue();
    const stored = await queue.hash('a fine secret');
    // The API's own tests have cheaper ones.
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await queue.matches(stored, 'a fine secret')).toBe(true);
    expect(await queue.matches(stored, 'a fine secret ')).toBe(false);
    expect(await queue.matches(null, 'nobody has this password')).toBe(false);
    expect(await queue.matches('no hash at all', 'x')).toBe(false);
  });

  it('says which hashes were made at another cost', async () => {
    const queue = createHashQueue();
    expect(queue.isOutdated(await queue.hash('x'))).toBe(false);
    expect(queue.isOutdated('$argon2id$v=19$m=4096,t=1,p=1$c2FsdA$aGFzaA')).toBe(true);
  });

  it.each([1, 2])('works on %d at once, lets three wait, and refuses more for a while', async (limit) => {
    const queue = createHashQueue({ limit, queueLimit: 3 });
    const attempts = await Promise.allSettled(Array.from({ length: 10 }, () => queue.hash('x')));
    const refused = attempts.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(limit + 3);
    expect(refused.map(({ reason }) => (reason as { status: number }).status)).toEqual(
      Array(7 - limit).fill(503),
    );
    await expect(queue.hash('x')).resolves.toContain('$argon2id$');
  });
});
