import type { FastifyInstance } from 'fastify';
import { createOpenIdClient, type OpenIdFlow } from '@ilera/contracts/openid-client';
import { isOperator } from '../common/sign-in-config';
import { signToken, verifyToken } from '../common/signed-token';
import { signInOperator, getOrigin, type ConsoleAccess } from './session';
import { signInView } from './views/sign-in-view';

const purpose = 'openid';
const cookieName = 'ops-openid';
/** Time in which a sign-in at the provider must end. */
const flowSeconds = 600;
const path = '/ops/openid';

/** Signs operators in by OpenID Connect (ADR 0017). A signed cookie keeps the values that the return must match. */
export async function openIdSignIn(app: FastifyInstance, access: ConsoleAccess): Promise<void> {
  const { openId, opsKey } = access;
  if (!openId) return;
  const client = createOpenIdClient(openId, () => new Date());

  app.get(`${path}/start`, async (request, reply) => {
    const provider = await client().catch(() => undefined);
    if (!provider)
      return reply.code(502).send(signInView(access, `${openId.issuer} does not answer. Try again.`));
    const { href, ...flow } = await provider.begin(`${getOrigin(request)}${path}/callback`);
    return reply
      .setCookie(cookieName, signToken(purpose, flow, opsKey, flowSeconds), { path, maxAge: flowSeconds })
      .redirect(href, 303);
  });

  app.get(`${path}/callback`, async (request, reply) => {
    const refuse = (why: string) => reply.code(403).send(signInView(access, why));
    const flow = verifyToken<OpenIdFlow>(purpose, request.cookies[cookieName], opsKey);
    void reply.clearCookie(cookieName, { path });
    if (!flow) return refuse('This sign-in took too long or began in another browser. Start again.');
    const claims = await client()
      .then((provider) => provider.claimsOf(`${getOrigin(request)}${path}/callback`, request, flow))
      .catch(() => undefined);
    if (!claims) return refuse('The provider did not confirm who you are. Start again.');
    const { email, email_verified: isVerified, name } = claims;
    if (typeof email !== 'string' || isVerified !== true || !isOperator(openId.people, email))
      return refuse('You may not use this console. Ask for your address to be added to OPS_OPENID_PEOPLE.');
    const displayName =
      typeof name === 'string' && name.trim() ? `${name.trim().slice(0, 60)} (${email})` : email;
    signInOperator(reply, access, { name: displayName, email });
    return reply.redirect('/ops', 303);
  });
}
