import type { FastifyInstance } from 'fastify';
import { networkAddress } from '../common/network-address';
import { readForm } from './form';
import { beginSession, endSession, isKey } from './session';
import { waysOf, type ConsoleAccess } from './access';
import { signInView, signedInView } from './views/sign-in-view';
import type { OpenIdSignIn } from './openid-sign-in';

/** Signing in with the shared key or with the OpenID provider, and signing out. */
export function registerSignIn(
  scope: FastifyInstance,
  access: ConsoleAccess,
  openId: OpenIdSignIn | undefined,
): void {
  // Slows down guessing.
  const tries = scope.createRateLimit({
    max: 5,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => networkAddress(ip),
  });
  const ways = waysOf(access);

  scope.post('/ops/login', async (request, reply) => {
    const form = readForm(request);
    const name = form('name').slice(0, 60);
    if (!access.sharedKey)
      return reply.code(403).send(signInView(ways, 'Signing in with the key is turned off.'));
    const tried = await tries(request);
    if (!tried.isAllowed && tried.isExceeded)
      return reply
        .code(429)
        .header('retry-after', '60')
        .send(signInView(ways, 'Too many tries. Wait a minute.', name));
    if (!name || !isKey(form('key'), access.opsKey))
      return reply.code(403).send(signInView(ways, 'That is not the key.', name));
    // A typed name must differ from one that a provider verified.
    beginSession(request, reply, access, { name: openId ? `${name} (shared key)` : name });
    return reply.redirect('/ops', 303);
  });

  scope.post('/ops/logout', (_request, reply) => endSession(reply).redirect('/ops', 303));

  if (!openId) return;
  scope.get('/ops/openid/start', async (request, reply) => {
    try {
      return await reply.redirect(await openId.start(request, reply), 303);
    } catch {
      return reply.code(502).send(signInView(ways, `${ways.provider ?? ''} does not answer. Try again.`));
    }
  });
  scope.get('/ops/openid/callback', async (request, reply) => {
    const result = await openId.finish(request, reply);
    if (typeof result === 'string') return reply.code(403).send(signInView(ways, result));
    beginSession(request, reply, access, result);
    return reply.send(signedInView());
  });
}
