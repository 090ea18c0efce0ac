/**
 * Staff sign in by OpenID Connect. `POST /clinic/sign_in` returns the provider's address, and the provider sends the
 * browser back to `/clinic/callback`. A sealed cookie of that browser holds the values that the return must match.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createOpenIdClient, type OpenIdFlow } from '@ilera/contracts/openid-client';
import { minuteMs } from '@ilera/format';
import { ResponseError } from '../common/response-error';
import { seal, unseal } from '../encryption/seal';
import { localProvider } from '../google/local-provider.routes';
import { mountCall, success } from '../http/mount-call';
import { ownCookie } from '../sessions/own-cookie';
import type { Services } from '../services';
import { clinicPath } from '../common/site-addresses';
import { staffOfClaims, openStaffSession, setSession } from '../sessions/staff-session';

interface Flow extends OpenIdFlow {
  /** Milliseconds since 1970. */
  until: number;
}

const flowCookie = 'clinic_flow';
const flowMinutes = 10;

/** In production, nobody can sign in without a configured provider. */
export function staffSignInRoutes(app: FastifyInstance, services: Services): void {
  const { config, db, now } = services;
  const client = createOpenIdClient(config.staffOpenId ?? localProvider(app, services, 'clinic'), now);
  const callback = `${config.publicUrl}/clinic/callback`;
  const keep = (reply: FastifyReply, value: string, seconds: number) =>
    reply.setCookie(flowCookie, value, ownCookie(config, '/clinic', 'lax', seconds));

  mountCall(app, services, 'clinicSignIn', async ({ reply }) => {
    if (config.production && !config.staffOpenId)
      throw new ResponseError(503, 'The sign-in of the clinic is not set up: OPS_OPENID_ISSUER.');
    const provider = await client().catch(() => {
      throw new ResponseError(502, 'The sign-in does not answer. Try again shortly.');
    });
    // A locked screen needs a fresh sign-in at the provider, so that not just anybody at the desk unlocks it.
    const { href, ...begun } = await provider.begin(callback, 'login');
    const flow: Flow = { ...begun, until: now().getTime() + flowMinutes * minuteMs };
    keep(reply, Buffer.from(seal(JSON.stringify(flow))).toString('base64url'), flowMinutes * 60);
    return success({ url: href });
  });

  app.get('/clinic/callback', async (request, reply) => {
    keep(reply, '', 0).header('cache-control', 'no-store');
    const end = (query: string) => reply.redirect(config.siteOrigin + clinicPath + query, 302);
    const flow = readFlow(request.cookies[flowCookie], now());
    if (!flow) return end('?sign_in=refused');
    try {
      const person = await staffOfClaims(services, await (await client()).claimsOf(callback, request, flow));
      if (!person) return end('?sign_in=refused');
      setSession(reply, config, await openStaffSession(db, person.id, now()));
      request.log.info({ event: 'clinic.granted', staffId: person.id }, 'somebody signed in at the clinic');
      return end('');
    } catch (error) {
      request.log.warn({ event: 'clinic.refused', kind: (error as Error).name }, 'a sign-in failed');
      return end('?sign_in=refused');
    }
  });
}

/** The sign-in that this browser began; null if there is none or it has expired. */
function readFlow(value: string | undefined, now: Date): Flow | null {
  if (!value) return null;
  try {
    const flow = JSON.parse(unseal(Buffer.from(value, 'base64url').toString())) as Flow;
    return flow.until > now.getTime() ? flow : null;
  } catch {
    return null;
  }
}
