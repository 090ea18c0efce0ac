import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cspHash } from '../common/csp-hash';
import { waysOf, type ConsoleAccess, type ConsoleOptions } from './access';
import { mountOn, registerChanges } from './actions.routes';
import { registerLinks } from './links.routes';
import { OpenIdSignIn } from './openid-sign-in';
import { overview, type OverviewQuery } from './overview';
import { formTokenOf, hasFormToken, readSession } from './session';
import { registerSignIn } from './sign-in.routes';
import { consoleStyle } from './style';
import { tokenPlace } from './views/page';
import { keyNeededView, signInView } from './views/sign-in-view';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  // Another value than the site's pages have, so that none of them keeps a window of the console.
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy':
    `default-src 'none'; style-src ${cspHash(consoleStyle)}; form-action 'self'; base-uri 'none'; ` +
    `frame-ancestors 'none'; require-trusted-types-for 'script'`,
};

/** Whether the response is for a window: a script cannot read that one, unlike what it fetches or frames. */
const isWindow = ({ headers: { 'sec-fetch-dest': destination = 'document' } }: FastifyRequest): boolean =>
  destination === 'document';

/**
 * The ops console at `/ops`: HTML forms without any script, usable on a phone, independent of a visitor's
 * session.
 */
export async function opsConsole(scope: FastifyInstance): Promise<void> {
  const { opsKey, config } = scope;
  if (!opsKey) {
    scope.get('/ops', (_request, reply) => reply.code(503).headers(headers).send(keyNeededView()));
    return;
  }
  const access: ConsoleAccess = { opsKey, ...config.signIn };
  const { registry, follower, files, metrics } = scope;
  const options: ConsoleOptions = { registry, follower, files, metrics, config, access };
  const ways = waysOf(access);
  const starting = 'The site is starting. Try again in a moment.';
  await scope.register(formbody, { bodyLimit: 8 * 1024 });
  await scope.register(rateLimit, { global: false });
  scope.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    // The cookie is SameSite=Strict; this check covers a browser that ignores that.
    const { origin } = request.headers;
    const isOwn = !origin || (URL.canParse(origin) && new URL(origin).host === request.host);
    if (request.method === 'POST' && !isOwn)
      await reply.code(403).send(signInView(ways, 'This form was sent from another site.'));
    // The site's pages run the code of every remote, previews included, in the origin of the console.
    else if (!isWindow(request))
      await reply
        .code(403)
        .send(signInView(ways, 'The console is for a window of its own, not for scripts.'));
  });
  scope.addHook('preHandler', async (request, reply) => {
    const operator = readSession(request, access);
    if (request.method !== 'POST' || !operator || hasFormToken(request, access)) return;
    const message = { text: 'This form is of another session. Nothing was changed.', isBad: true };
    const page = await overview(options, operator.name, {}, message);
    await reply.code(403).send(page ?? signInView(ways, starting));
  });
  scope.addHook('onSend', async (request, _reply, payload) =>
    typeof payload === 'string'
      ? payload.replaceAll(tokenPlace, isWindow(request) ? formTokenOf(request, access) : '')
      : payload,
  );

  scope.get<{ Querystring: OverviewQuery }>('/ops', async (request, reply) => {
    const operator = readSession(request, access);
    if (!operator) return reply.send(signInView(ways));
    const page = await overview(options, operator.name, request.query);
    return page ? reply.send(page) : reply.code(503).send(signInView(ways, starting));
  });

  registerSignIn(scope, access, access.openId && new OpenIdSignIn(access.openId, access.opsKey));
  const mount = mountOn(scope, (request) => readSession(request, access), {
    signIn: (reply) => reply.code(403).send(signInView(ways, 'Please sign in first.')),
    refused: async (reply, { name }, text) => {
      const page = await overview(options, name, {}, { text, isBad: true });
      return reply.code(409).send(page ?? signInView(ways, starting));
    },
  });
  registerChanges(mount, options);
  registerLinks(mount, access.opsKey);
}
