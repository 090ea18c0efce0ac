import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { cspHash } from '../common/csp-hash';
import { waysOf, type ConsoleOptions } from './access';
import { mountOn, registerChanges } from './actions.routes';
import { registerLinks } from './links.routes';
import { OpenIdSignIn } from './openid-sign-in';
import { overview, type OverviewQuery } from './overview';
import { readSession } from './session';
import { registerSignIn } from './sign-in.routes';
import { consoleStyle } from './style';
import { signInView } from './views/sign-in-view';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'content-security-policy':
    `default-src 'none'; style-src ${cspHash(consoleStyle)}; form-action 'self'; base-uri 'none'; ` +
    `frame-ancestors 'none'; require-trusted-types-for 'script'`,
};

/**
 * The ops console at `/ops`: HTML forms without any script, usable on a phone, independent of a visitor's
 * session (Q46).
 */
export async function registerConsole(app: FastifyInstance, options: ConsoleOptions): Promise<void> {
  const { access } = options;
  const ways = waysOf(access);
  const starting = 'The site is starting. Try again in a moment.';
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 8 * 1024 });
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers(headers);
      // The cookie is SameSite=Strict; this check covers a browser that ignores that.
      const { origin } = request.headers;
      const isOwn = !origin || (URL.canParse(origin) && new URL(origin).host === request.host);
      if (request.method === 'POST' && !isOwn)
        await reply.code(403).send(signInView(ways, 'This form was sent from another site.'));
    });

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
  });
}
