/** Turns every error into the contract's error format, and never reveals a stack, a query or a server path. */
import { randomBytes } from 'node:crypto';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../db/database';
import { ResponseError } from '../common/response-error';

interface ValidationIssue {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal: Refusal = error instanceof ResponseError ? error : toRefusal(error, request);
  const { status, message, errors, retryAfterSeconds, incident } = refusal;
  if (status === 401 || status === 403)
    request.log.info(
      { event: 'access.refused', status, userId: request.person?.id, network: request.context?.network },
      'a call was refused',
    );
  if (retryAfterSeconds) void reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .header('cache-control', 'no-store')
    .code(status)
    .send({ status: 'error', message, errors, incident });
}

/** With the number by which an operator finds an unexpected error in the log. */
type Refusal = ResponseError & { incident?: string };

/** The response to an error that no code of ours threw. */
function toRefusal(error: FastifyError, request: FastifyRequest): Refusal {
  if (error.validation) {
    const errors = fieldErrors(error.validation as ValidationIssue[]);
    return new ResponseError(422, Object.values(errors)[0]?.[0] ?? 'The request is not valid.', errors);
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return new ResponseError(status, clientFaults[status] ?? 'The request could not be read.');
  if (isUnavailable(error)) {
    request.log.error(
      { event: 'database.unavailable', err: describeFault(error) },
      'the database did not answer',
    );
    const message = 'The service is busy at the moment. Nothing was lost; try again in a few seconds.';
    return new ResponseError(503, message, undefined, 5);
  }
  const incident = randomBytes(4).toString('hex');
  request.log.error({ err: describeFault(error), incident }, 'request failed');
  const message = `Something went wrong on our side. Try again shortly; if it stays, tell us the number ${incident}.`;
  return Object.assign(new ResponseError(500, message), { incident });
}

const clientFaults: Partial<Record<number, string>> = {
  404: 'This address does not exist.',
  413: 'The request is too large.',
  414: 'This address is too long.',
  415: 'The request has a form that this address does not read.',
};

/** The text of a database error can contain what the person typed, so only its kind is logged. */
function describeFault(error: FastifyError & { cause?: unknown }) {
  const cause = error.cause as { code?: string; constraint?: string } | undefined;
  const fromDatabase = error instanceof DrizzleQueryError;
  return {
    name: error.name,
    code: error.code ?? cause?.code,
    constraint: cause?.constraint,
    message: fromDatabase ? 'Failed query' : error.message,
    stack: fromDatabase
      ? error.stack
          ?.split('\n')
          .filter((line) => line.startsWith('    at '))
          .join('\n')
      : error.stack,
  };
}

/** `errors` by field, as `email` or `people.3.email`, in words for people. */
function fieldErrors(issues: ValidationIssue[]): Record<string, string[]> {
  const errors = Object.create(null) as Record<string, string[]>;
  for (const issue of issues.slice(0, 20)) {
    const path = issue.instancePath.split('/').slice(1);
    if (issue.keyword === 'required') path.push(String(issue.params.missingProperty));
    const isNamed = path.length > 0 && path.every((part) => /^(?:[a-z][a-z_]{0,39}|\d{1,4})$/i.test(part));
    const name = isNamed ? path.join('.') : 'request';
    errors[name] ??= [];
    const text = words(path.findLast((part) => isNamed && !/^\d/.test(part)) ?? 'request', issue);
    if (!errors[name].includes(text)) errors[name].push(text);
  }
  return { ...errors };
}

function words(field: string, issue: ValidationIssue): string {
  const label = field.replaceAll('_', ' ');
  const subject = `The ${label}`;
  switch (issue.keyword) {
    case 'required':
      return `${subject} is required.`;
    case 'minLength':
      return issue.params.limit === 1
        ? `${subject} is required.`
        : `${subject} needs at least ${String(issue.params.limit)} characters.`;
    case 'maxLength':
      return `${subject} takes at most ${String(issue.params.limit)} characters.`;
    case 'minimum':
      return `${subject} must be at least ${String(issue.params.limit)}.`;
    case 'maximum':
      return `${subject} must be at most ${String(issue.params.limit)}.`;
    case 'format':
      return issue.params.format === 'email' ? 'This is not a valid email.' : `${subject} is not valid.`;
    default:
      return field === 'request' ? 'The request is not valid.' : `${subject} is not valid.`;
  }
}
