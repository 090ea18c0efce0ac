import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cspHash } from '../common/csp-hash';
import { isOverride, sealOverrideCookie, type OverrideCookie } from '../gateway/visits/override-cookie';
import type { SharedMetrics } from '../gateway/health/shared-metrics';
import type { RevisionFollower } from '../gateway/revisions/revision-follower';
import { readSupportCode } from '../gateway/visits/visit-cookies';
import type { Ledger } from '../ledger/ledger';
import { changeCanary } from '../release/canary';
import { formatTime } from '../release/report-text';
import { rollback } from '../release/rollback';
import type { ReleaseStore } from '../store/release-store';
import { isKey, sealSession, readSession, TryCounter, type OperatorSession } from './session';
import { consoleScript, consoleStyle } from './style';
import { linkView, loginView, overviewView } from './views';

export interface ConsoleOptions {
  store: ReleaseStore;
  ledger: Ledger;
  follower: RevisionFollower;
  metrics: SharedMetrics;
  opsKey: string;
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'content-security-policy':
    `default-src 'none'; style-src ${cspHash(consoleStyle)}; script-src ${cspHash(consoleScript)}; ` +
    `form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'`,
};

const cookieOptions = { path: '/ops', httpOnly: true, sameSite: 'strict' } as const;

const dayInSeconds = 86_400;

/** The ops console at `/ops`: works without scripts, on a phone, apart from any visitor's session. */
export async function registerConsole(app: FastifyInstance, options: ConsoleOptions): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 8 * 1024 },
      (_request, body, done) => done(null, new URLSearchParams(body.toString())),
    );
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers(headers);
      // The cookie is SameSite=Strict; this also refuses the one browser that would ignore that.
      const { origin } = request.headers;
      const isOwn = !origin || (URL.canParse(origin) && new URL(origin).host === request.host);
      if (request.method === 'POST' && !isOwn) {
        await reply.code(403).send(loginView('This form was sent from another site.'));
      }
    });
    registerSession(scope, options);
    registerActions(scope, options);
  });
}

function registerSession(scope: FastifyInstance, { opsKey, ...options }: ConsoleOptions): void {
  const tries = new TryCounter();

  scope.get('/ops', async (request, reply) => {
    const operator = operatorOf(request, opsKey);
    return reply.send(operator ? await overview({ ...options, opsKey }, operator) : loginView());
  });

  scope.post('/ops/login', (request, reply) => {
    const form = formOf(request);
    if (!tries.take(request.ip))
      return reply.code(429).header('retry-after', '60').send(loginView('Too many tries. Wait a minute.'));
    const name = form('name').slice(0, 60);
    if (!name || !isKey(form('key'), opsKey)) return reply.code(403).send(loginView('That is not the key.'));
    return reply
      .setCookie('ops', sealSession(name, opsKey), { ...cookieOptions, secure: request.protocol === 'https' })
      .redirect('/ops', 303);
  });

  scope.post('/ops/logout', (_request, reply) =>
    reply.clearCookie('ops', cookieOptions).redirect('/ops', 303),
  );
}

function registerActions(scope: FastifyInstance, options: ConsoleOptions): void {
  const { store, ledger, follower, opsKey } = options;

  /** An action of a signed-in operator; what it says, or why it was refused, stands above the overview. */
  const action = (
    path: string,
    run: (form: Form, operator: OperatorSession, request: FastifyRequest) => Promise<string | Page>,
  ): void => {
    scope.post(path, async (request, reply): Promise<FastifyReply> => {
      const operator = operatorOf(request, opsKey);
      if (!operator) return reply.code(403).send(loginView('Please sign in first.'));
      try {
        const answer = await run(formOf(request), operator, request);
        if (typeof answer !== 'string') return reply.send(answer.html);
        return reply.send(await overview(options, operator, { text: answer, isBad: false }));
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        return reply.code(409).send(await overview(options, operator, { text, isBad: true }));
      }
    });
  };

  action('/ops/rollback', async (form, { name }) => {
    const part = form('part');
    const to = form('to');
    const state = await rollback({
      store,
      ledger,
      part,
      by: name,
      reason: form('reason'),
      // What the operator's page showed: of two people, or of a double click, only the first one rolls back.
      ...(form('from') ? { from: form('from'), isChosen: true } : {}),
      ...(to ? { to } : {}),
    });
    await assertServed(follower, state.n);
    return `${part} is at ${state.live[part]?.version ?? ''} again: revision ${state.n}.`;
  });

  action('/ops/canary', async (form, { name }) => {
    const part = form('part');
    const percent = Number(form('percent'));
    if (!Number.isInteger(percent) || percent < 0 || percent > 100)
      throw new Error('A share is from 0 to 100.');
    const change = form('do') === 'promote' ? 'promote' : { percent };
    const from = form('from');
    const state = await changeCanary({
      store,
      ledger,
      part,
      by: name,
      reason: 'ops console',
      change,
      ...(from ? { from } : {}),
    });
    await assertServed(follower, state.n);
    return change === 'promote'
      ? `${part}: the canary is live for all, revision ${state.n}.`
      : `${part}: the canary is at ${percent} %, revision ${state.n}.`;
  });

  const link = (
    request: FastifyRequest,
    overrideCookie: Omit<OverrideCookie, 'expires'>,
    lasts = dayInSeconds,
  ): string => {
    const sealed = sealOverrideCookie(
      { ...overrideCookie, expires: Math.floor(Date.now() / 1000) + lasts },
      opsKey,
    );
    return `${request.protocol}://${request.host}/_pin?p=${sealed}`;
  };

  action('/ops/replay', async (form, _operator, request) => {
    const replay = readSupportCode(form('code'));
    if (!replay) throw new Error('That is not a support code. They look like S41 or S41-1.');
    return {
      html: linkView(
        link(request, { replay }),
        'Shows the site as that visitor had it, in this browser, for a day.',
      ),
    };
  });

  action('/ops/invite', async (form, _operator, request) => {
    const person = form('person');
    return {
      html: linkView(
        link(request, { person }, 14 * dayInSeconds),
        `For ${person}: early versions, for two weeks.`,
      ),
    };
  });

  action('/ops/override', async (form, _operator, request) => {
    const override = { remote: form('remote'), base: form('base') };
    if (!isOverride(override)) throw new Error('The address must look like http://localhost:3101/');
    return {
      html: linkView(
        link(request, { override }),
        `Takes ${override.remote} from ${override.base}, in one browser, for a day.`,
      ),
    };
  });
}

/** Says that a change is live only where this gateway serves it. @throws with the reason where it does not */
async function assertServed(follower: RevisionFollower, n: number): Promise<void> {
  await follower.look();
  if ((follower.current?.state.n ?? 0) >= n) return;
  // A look that was under way already may not have seen it.
  await follower.look();
  if ((follower.current?.state.n ?? 0) >= n) return;
  const reason = follower.refused.find((one) => one.n === n)?.reason ?? follower.storeProblem?.message;
  throw new Error(`Revision ${n} is written, and this gateway does not serve it: ${reason ?? 'look again'}.`);
}

/** An answer that is a page of its own. */
interface Page {
  html: string;
}

type Form = (name: string) => string;

const formOf = (request: FastifyRequest): Form => {
  const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  return (name) => fields.get(name)?.trim() ?? '';
};

const operatorOf = (request: FastifyRequest, opsKey: string): OperatorSession | undefined =>
  readSession(request.cookies.ops, opsKey);

async function overview(
  { ledger, follower, metrics }: ConsoleOptions,
  { name }: OperatorSession,
  message?: { text: string; isBad: boolean },
): Promise<string> {
  const state = follower.current?.state;
  if (!state) return loginView('The site is starting.');
  const [recent, { versions, gateways }] = await Promise.all([
    ledger.recent(100).catch(() => [state]),
    metrics.overview(),
  ]);
  return overviewView({
    operator: name,
    state,
    recent,
    health: versions,
    gateways,
    problems: problemsOf(follower),
    ...(message ? { message } : {}),
  });
}

/** Why something newer than what is served may be missing here. */
function problemsOf({ storeProblem, refused, fork }: RevisionFollower): string[] {
  return [
    ...(storeProblem
      ? [
          `The release store does not answer since ${formatTime(storeProblem.since.toISOString())} (${storeProblem.message}) ` +
            'The site goes on; changes are not possible.',
        ]
      : []),
    ...refused.map(({ n, reason }) => `Revision ${n} is refused and not served: ${reason}.`),
    ...(fork ? [fork] : []),
  ];
}
