import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ReleaseRefused } from '../../site/refusal';
import { isKey } from '../../store/release-store';
import { Callers, type Caller } from './callers';
import { deployment, type Change } from '../changes/change';
import { endPreviewsRequest, findPreviews, previewRequest, type PreviewRequest } from '../previews';
import type { Permission, Policy } from '../policy';
import type { LocalRegistry } from '../registry';
import { receiveRelease, uploadLimits } from './release-form';

/**
 * Serves the registry over HTTPS, so that no pipeline needs its keys. Each request has a token; the policy says what its
 * caller may do to which part.
 */
export async function registryRoutes(
  scope: FastifyInstance,
  { registry, policy }: { registry: LocalRegistry; policy: Policy },
): Promise<void> {
  const callers = new Callers(policy);
  const identified = new WeakMap<FastifyRequest, Caller>();
  const callerOf = (request: FastifyRequest): Caller => identified.get(request) ?? { names: [], by: '' };
  await scope.register(multipart, { limits: uploadLimits });
  scope.addHook('onRequest', async (request) => {
    identified.set(request, await callers.identify(request.headers.authorization));
  });
  scope.setErrorHandler<Error & { statusCode?: number }>(async (error, _request, reply) =>
    reply.code(error.statusCode ?? 500).send({ error: error.message }),
  );

  scope.post<{ Params: { part: string } }>('/releases/:part', async (request) => {
    const { part } = request.params;
    const caller = callerOf(request);
    // A preview uploads too.
    callers.assertMay(caller, ['publish', 'preview'], part, `upload ${part}`);
    const folder = await mkdtemp(join(tmpdir(), 'ilera-upload-'));
    try {
      const built = await receiveRelease(request.parts(), folder);
      const { name } = built.release;
      if (name !== part) throw new ReleaseRefused(`This is a release of ${name}, not of ${part}.`);
      return await registry.upload(built);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
  scope.get<{ Params: { part: string; version: string; '*': string } }>(
    '/releases/:part/:version/*',
    async ({ params: { part, version, '*': file } }, reply) => {
      const body = [part, version, file].every(isKey) ? await registry.file(part, version, file) : undefined;
      return body
        ? reply.type('application/octet-stream').send(body)
        : reply.code(404).send({ error: 'Not there.' });
    },
  );
  scope.post<{ Body: { change: Change; reason?: string } }>(
    '/deployments',
    { schema: { body: deployment } },
    async (request) => {
      const { change, reason = '' } = request.body;
      const caller = callerOf(request);
      for (const [permissions, part, what] of permissionsFor(change))
        callers.assertMay(caller, permissions, part, what);
      const { 'idempotency-key': key } = request.headers;
      const { names, ...author } = caller;
      return registry.makeChange(change, {
        ...author,
        reason,
        // Prefixed with the caller, so that nobody gets the result of another caller's request.
        ...(typeof key === 'string' ? { key: `${names[0] ?? ''} ${key.slice(0, 100)}` } : {}),
      });
    },
  );
  scope.post<{ Body: PreviewRequest }>('/previews', { schema: { body: previewRequest } }, async (request) => {
    const caller = callerOf(request);
    for (const { name } of request.body.versions)
      callers.assertMay(caller, ['preview'], name, `preview ${name}`);
    return registry.createPreview(request.body, caller);
  });
  scope.post<{ Body: { which: string } }>(
    '/previews/ends',
    { schema: { body: endPreviewsRequest } },
    async (request) => {
      const caller = callerOf(request);
      const { which } = request.body;
      for (const { parts } of await findPreviews(registry.ledger, which, caller))
        for (const part of Object.keys(parts))
          callers.assertMay(caller, ['preview', 'rollback'], part, `end a preview of ${part}`);
      return registry.endPreviews(which, caller);
    },
  );
  scope.get('/previews', () => registry.previews());
  scope.get<{ Params: { part: string } }>('/health/:part', ({ params }) => registry.health(params.part));
  scope.get('/latest', () => registry.latest());
  scope.get<{ Querystring: { count?: string; from?: string } }>('/history', ({ query: { count, from } }) =>
    registry.history(Math.min(Number(count) || 20, 10_000), from ? Number(from) : undefined),
  );
}

/** Permissions that a change needs, each with its part and the words for a refusal. */
function permissionsFor(change: Change): [Permission[], string, string][] {
  switch (change.action) {
    case 'publish':
      return change.versions.map(({ name }) => [
        change.dryRun ? ['publish', 'preview'] : ['publish'],
        name,
        `publish ${name}`,
      ]);
    case 'rollback':
      return change.parts.map(({ part }) => [['rollback'], part, `roll back ${part}`]);
    case 'canary':
      return change.change === 'stop'
        ? [[['rollback'], change.part, `stop the canary of ${change.part}`]]
        : [[['publish'], change.part, `change the canary of ${change.part}`]];
    case 'freeze':
    case 'end-freeze':
      return [[[], '', change.action]];
  }
}
