/**
 * Sign-in with Google: `POST /auth/google` returns an address; the browser goes there, to the provider, and
 * back with a code; the site gets a session. State and PKCE stay on the server, and a cookie binds the flow
 * to the browser that began it, so that a link cannot sign anybody in to another person's account. The return
 * address names the flow, and the page accepts only the one that its tab began.
 */
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '@ilera/contracts';
import { createOpenIdClient } from '@ilera/contracts/openid-client';
import { minuteMs } from '@ilera/format';
import { newToken, sha256 } from '../encryption/hash';
import { openSession } from '../sessions/sessions';
import { googleFlows } from '../db/schema';
import { success, mountCall } from '../http/mount-call';
import { ownCookie } from '../sessions/own-cookie';
import { ResponseError } from '../common/response-error';
import type { Services } from '../services';
import { localProvider } from './local-provider.routes';
import { personOfGoogle } from './person-of-google';

const cookieName = 'google_flow';
const flowMinutes = 10;

export function googleRoutes(app: FastifyInstance, services: Services): void {
  const { config, db } = services;
  const client = createOpenIdClient(config.google ?? localProvider(app, services, 'site'), services.now);
  const callbackUrl = `${config.publicUrl}/auth/google/callback`;

  mountCall(app, services, 'startGoogle', async ({ request, reply }) => {
    const google = await client().catch((error: Error) => {
      request.log.error(
        { event: 'google.unreachable', kind: error.name },
        'the identity provider does not answer',
      );
      throw new ResponseError(502, 'Google does not answer. Try again shortly, or sign in with your email.');
    });
    // Google shows its account chooser on request; the local provider knows only `login`.
    const flow = await google.begin(callbackUrl, config.google ? 'select_account' : 'login');
    const ticket = newToken();
    await db.insert(googleFlows).values({
      stateHash: sha256(flow.state),
      ticketHash: sha256(ticket),
      codeVerifier: flow.verifier,
      nonce: flow.nonce,
      authorizationUrl: flow.href,
      createdAt: services.now(),
    });
    if (isSameOrigin) bind(reply, flow.state, ticket);
    return success({ url: `${config.publicUrl}/auth/google/start/${ticket}` });
  });

  // A response to a script of another origin cannot set this cookie, only a page load can.
  const isSameOrigin = new URL(config.publicUrl).origin === config.siteOrigin;
  const options = (seconds: number) => ownCookie(config, '/auth/google', 'lax', seconds);
  const bind = (reply: FastifyReply, state: string, ticket: string) =>
    reply.setCookie(cookieName, `${state}.${ticket}`, options(flowMinutes * 60));

  const fresh = () => gt(googleFlows.createdAt, new Date(services.now().getTime() - flowMinutes * minuteMs));
  const fail = (reply: FastifyReply) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(`${config.siteOrigin}${paths.googleCallback}?status=error`, 302);

  app.get<{ Params: { ticket: string } }>('/auth/google/start/:ticket', async (request, reply) => {
    const { ticket } = request.params;
    if (isSameOrigin && readFlow(request)?.ticket !== ticket) return fail(reply);
    const [flow] = await db
      .update(googleFlows)
      .set({ startedAt: services.now() })
      .where(and(eq(googleFlows.ticketHash, sha256(ticket)), isNull(googleFlows.startedAt), fresh()))
      .returning();
    if (!flow) return fail(reply);
    if (!isSameOrigin) bind(reply, new URL(flow.authorizationUrl).searchParams.get('state') ?? '', ticket);
    return reply.header('cache-control', 'no-store').redirect(flow.authorizationUrl, 302);
  });

  app.get<{ Querystring: { state?: string } }>('/auth/google/callback', async (request, reply) => {
    void reply.setCookie(cookieName, '', options(0));
    const state = typeof request.query.state === 'string' ? request.query.state : '';
    const own = readFlow(request);
    if (!state || own?.state !== state) return fail(reply);
    const [flow] = await db
      .delete(googleFlows)
      .where(and(eq(googleFlows.stateHash, sha256(state)), fresh()))
      .returning();
    if (!flow) return fail(reply);
    try {
      const { nonce, codeVerifier: verifier } = flow;
      const claims = await (await client()).claimsOf(callbackUrl, request, { state, nonce, verifier });
      const person = await personOfGoogle(services, claims);
      const token = person && (await openSession(db, person, services.now()));
      if (!token) return await fail(reply);
      request.log.info({ event: 'google.granted', userId: person.id }, 'somebody signed in with Google');
      const target = new URL(config.siteOrigin + paths.googleCallback);
      target.search = new URLSearchParams({ token, status: 'success', flow: own.ticket }).toString();
      return await reply.header('cache-control', 'no-store').redirect(target.href, 302);
    } catch (error) {
      request.log.warn({ event: 'google.refused', kind: (error as Error).name }, 'a Google sign-in failed');
      return await fail(reply);
    }
  });
}

/** Reads the sign-in that this browser began from its cookie. */
function readFlow({ cookies }: FastifyRequest): { state: string; ticket: string } | null {
  const [state, ticket] = cookies[cookieName]?.split('.') ?? [];
  return state && ticket ? { state, ticket } : null;
}
