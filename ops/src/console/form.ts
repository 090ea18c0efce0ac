import type { FastifyRequest } from 'fastify';

/** Answers a field of an html form without the blanks around it; empty where there is none. */
export type FormReader = (name: string) => string;

/** The fields that a request brings in its body or, for a GET, in its address. */
export function readForm({ method, body, query }: FastifyRequest): FormReader {
  const fields = (method === 'GET' ? query : body) as Record<string, unknown> | undefined;
  return (name) => {
    const value = fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
    return typeof value === 'string' ? value.trim() : '';
  };
}
