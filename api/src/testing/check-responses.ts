/**
 * Checks every response against the OpenAPI document of the server, with closed objects: a field that the
 * document does not name is a fault too, so that no data leaks unnoticed.
 */
import type { FastifyInstance } from 'fastify';
import { calls, type Call, type CallName } from '@ilera/contracts/api';
import { Compile, type XSchema } from 'typebox/schema';

interface Operation {
  responses: Record<string, { content?: Record<string, { schema?: unknown }> }>;
}
type Document = { paths: Record<string, Record<string, Operation>> };

export interface ResponseFault {
  call: string;
  status: number;
  fault: string;
}

/** By operation and kind of status. All servers of a worker have the same document. */
const compiled = new Map<string, ReturnType<typeof Compile>>();

/** Adds hooks to a server; returns the list of faults found so far. */
export function watchResponses(app: FastifyInstance): ResponseFault[] {
  const faults: ResponseFault[] = [];
  app.addHook('onSend', async (request, reply, payload) => {
    const call = request.routeOptions.config.call;
    if (!call) return payload;
    const status = reply.statusCode;
    if (status < 400 && (calls[call as CallName] as Call).file) return payload;
    const key = `${request.method} ${request.routeOptions.url ?? ''} ${status < 400 ? '200' : `${Math.floor(status / 100)}xx`}`;
    let check = compiled.get(key);
    if (!check) {
      check = Compile(closed(schemaOf(app, key)) as XSchema);
      compiled.set(key, check);
    }
    const response: unknown = JSON.parse(String(payload));
    const [fine, errors] = check.Errors(response);
    if (!fine)
      faults.push({
        call,
        status,
        fault: errors
          .map((e) => `${e.instancePath} ${e.message}`)
          .join('; ')
          .slice(0, 300),
      });
    return payload;
  });
  return faults;
}

function schemaOf(app: FastifyInstance, key: string): unknown {
  const [method = '', url = '', status = ''] = key.split(' ');
  const document = app.swagger() as unknown as Document;
  const path = url.replace(/:(\w+)/g, '{$1}');
  const operation = document.paths[path]?.[method.toLowerCase()];
  const schema = operation?.responses[status.toUpperCase()]?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`The OpenAPI document has no answer for ${key}`);
  return schema;
}

/** The schema with every object closed. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  const isOpen =
    copy.type === 'object' && copy.properties !== undefined && copy.additionalProperties === undefined;
  return isOpen ? { ...copy, additionalProperties: false } : copy;
}
