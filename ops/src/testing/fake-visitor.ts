import type { FastifyInstance } from 'fastify';

/** What a browser sends with a POST of a page of the site itself. */
export const sameOrigin = { origin: 'http://site.test', 'sec-fetch-site': 'same-origin' };

export interface FakeVisitor {
  /** The ticket that came with the document, as a Cookie header; empty when none came. */
  ticket: string;
  report(body: object, headers?: Record<string, string>): Promise<number>;
}

/** Opens a page from an address, as a browser does, and can report failures of it. */
export async function visitFrom(
  app: FastifyInstance,
  ip: string,
  url = '/things',
  headers: Record<string, string> = {},
): Promise<FakeVisitor> {
  const document = await app.inject({
    url,
    headers: { host: 'site.test', 'x-forwarded-for': ip, ...headers },
  });
  const cookie = document.cookies.find(({ name }) => name === 'report');
  const ticket = cookie ? `report=${cookie.value}` : '';
  return {
    ticket,
    report: async (body, more = {}) => {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/_report/remote',
        headers: {
          host: 'site.test',
          'content-type': 'text/plain;charset=UTF-8',
          'x-forwarded-for': ip,
          cookie: ticket,
          ...sameOrigin,
          ...more,
        },
        payload: JSON.stringify(body),
      });
      return statusCode;
    },
  };
}
