import { networkOf } from '../common/network-of';
import type { FastifyInstance } from 'fastify';
import { equalsSecret } from '@ilera/contracts/equals-secret';
import { readForm, signInOperator, signOutOperator, type ConsoleAccess } from './session';
import { signInView } from './views/sign-in-view';

/** Signs operators in with the shared key. */
export async function signIn(app: FastifyInstance, access: ConsoleAccess): Promise<void> {
  // Slows down guessing.
  const tries = app.createRateLimit({
    max: 5,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => networkOf(ip),
  });

  app.post('/ops/login', async (request, reply) => {
    const form = readForm(request);
    const name = form('name').slice(0, 60);
    const tried = await tries(request);
    if (!tried.isAllowed && tried.isExceeded)
      return reply
        .code(429)
        .header('retry-after', '60')
        .send(signInView(access, 'Too many tries. Wait a minute.', name));
    if (!name || !equalsSecret(form('key'), access.opsKey))
      return reply.code(403).send(signInView(access, 'That is not the key.', name));
    signInOperator(reply, access, { name });
    return reply.redirect('/ops', 303);
  });
}

/** Ends the session. */
export async function signOut(app: FastifyInstance): Promise<void> {
  app.post('/ops/logout', (_request, reply) => signOutOperator(reply).redirect('/ops', 303));
}
