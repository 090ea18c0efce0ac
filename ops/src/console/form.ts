import type { FastifyRequest } from 'fastify';

/** Reads a trimmed field of an HTML form; empty where there is none. */
export type FormReader = (name: string) => string;

/** The fields of a request's body or, for a GET, of its query. */
export function readForm({ method, body, query }: FastifyRequest): FormReader {
  const fields = (method === 'GET' ? query : body) as Record<string, unknown> | undefined;
  return (name) => {
    const value = fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
    return typeof value === 'string' ? value.trim() : '';
  };
}
