/** Builds the OpenAPI document from the contract's table, so that it cannot differ from what is mounted. */
import type { FastifySchema } from 'fastify';
import { calls, RefusalSchema, type Call, type CallName } from '@ilera/contracts/api';

const encodings = {
  json: ['application/json'],
  form: ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'],
  upload: ['multipart/form-data'],
};

interface Route {
  schema: FastifySchema & { hide?: boolean; operationId?: string };
  url: string;
}

/** Adds what a reader needs beyond validation: responses, errors, encodings. */
export function describeApi({ schema, url }: Route) {
  const name = schema?.operationId as CallName | undefined;
  if (!name || !(name in calls)) return { schema: { ...schema, hide: true }, url };
  const call: Call = calls[name];
  return {
    url,
    schema: {
      ...schema,
      tags: [call.path.split('/')[1] ?? 'other'],
      description: [
        `Access: ${[call.access, ...(call.roles ?? [])].join(' ')}.`,
        call.isExtension ? 'A call of our own, beyond the fixed contract.' : '',
      ]
        .filter(Boolean)
        .join(' '),
      ...(call.body ? { body: call.body, consumes: encodings[call.encoding ?? 'json'] } : {}),
      response: {
        200: call.file
          ? { description: 'Granted', content: { [call.file]: { schema: call.response } } }
          : { description: 'Granted', ...call.response },
        '4xx': { description: 'Refused', ...RefusalSchema },
        '5xx': { description: 'Failed', ...RefusalSchema },
      },
    },
  };
}
