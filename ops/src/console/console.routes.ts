import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { cspHash } from '../common/html';
import type { GatewayPlugin } from '../gateway/services';
import { ReleaseRefused } from '../site/refusal';
import { actions } from './actions.routes';
import { invitation } from './invitation.routes';
import { openIdSignIn } from './openid.routes';
import { overview } from './overview';
import { hasFormToken, readSession } from './session';
import { signIn, signOut } from './sign-in.routes';
import { consoleStyle } from './views/page';
import { keyNeededView, signInView } from './views/sign-in-view';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  // Differs from the site's pages, so that none of them keeps a handle to a console window.
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy':
    `default-src 'none'; style-src ${cspHash(consoleStyle)}; form-action 'self'; base-uri 'none'; ` +
    `frame-ancestors 'none'; require-trusted-types-for 'script'`,
};

/** Whether the response is for a window, which no script can read, unlike fetched or framed responses. */
const isWindow = ({ headers: { 'sec-fetch-dest': destination = 'document' } }: FastifyRequest): boolean =>
  destination === 'document';

/**
 * Serves the ops console at `/ops`: HTML forms without scripts, usable on a phone, independent of a visitor's session.
 */
export const opsConsole: GatewayPlugin = async (scope, services) => {
  const { opsKey, config } = services;
  if (!opsKey) {
    scope.get('/ops', (_request, reply) => reply.code(503).headers(headers).send(keyNeededView()));
    return;
  }
  const access = { opsKey, openId: config.openId };
  const starting = 'The site is starting. Try again in a moment.';
  scope.decorateRequest('operator');
  await scope.register(formbody, { bodyLimit: 8 * 1024 });
  await scope.register(rateLimit, { global: false });
  scope.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    request.operator = readSession(request, access);
    // Pages of the site run every remote's code, previews included, in the console's origin.
    if (!isWindow(request))
      await reply
        .code(403)
        .send(signInView(access, 'The console is for a window of its own, not for scripts.'));
  });
  // The overview shows the error above the parts.
  scope.setErrorHandler<Error & { statusCode?: number }>(async (error, { operator }, reply) => {
    const message = { text: error.message, isBad: true };
    const page = operator && (await overview(services, operator, message));
    reply.code(error.statusCode ?? 409).headers(headers);
    return reply.send(page ?? signInView(access, operator ? starting : error.message));
  });
  scope.get<{ Querystring: { done?: string } }>('/ops', async ({ operator, query }, reply) => {
    if (!operator) return signInView(access);
    const page = await overview(services, operator, Number(query.done));
    return page ?? reply.code(503).send(signInView(access, starting));
  });
  scope.register(access.openId ? openIdSignIn : signIn, access);
  scope.register(async (inner) => {
    inner.addHook('preHandler', async (request, reply) => {
      if (!request.operator) return reply.code(403).send(signInView(access, 'Please sign in first.'));
      if (request.method !== 'POST' || hasFormToken(request)) return undefined;
      throw new ReleaseRefused('This form is of another session. Nothing was changed.', 403);
    });
    inner.register(actions, services);
    inner.register(invitation, access);
    inner.register(signOut);
  });
};
