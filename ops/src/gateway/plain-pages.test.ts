import { startFakeSite } from '../testing/sites/fake-site';
import { SiteStarting } from './responses';

const html = { accept: 'text/html' };

async function setUp(error: Error) {
  const warn = jest.fn();
  const { app } = await startFakeSite({ warn });
  jest.spyOn(app.follower, 'served', 'get').mockImplementation(() => {
    throw error;
  });
  return {
    warn,
    get: (headers: Record<string, string>) => app.inject({ url: '/things?token=abc', headers }),
  };
}

it('tells a person in a page that a request failed, and the log alone how', async () => {
  const { warn, get } = await setUp(new Error('The inside of the gateway.'));
  const { statusCode, headers, body } = await get(html);
  expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([
    500,
    'no-store',
    'text/html; charset=utf-8',
  ]);
  expect(body).toMatch(/<h1>.+<\/h1>/);
  expect(body).not.toContain('inside');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('The inside of the gateway.'));
  expect(JSON.stringify(warn.mock.calls)).not.toContain('abc');
});

it('tells a program in a line', async () => {
  const { get } = await setUp(new Error('The inside of the gateway.'));
  const { headers, body } = await get({ accept: 'application/json' });
  expect(headers['content-type']).toContain('text/plain');
  expect(body).not.toContain('inside');
});

it('shows a page that loads again by itself while the site starts, which is no failure', async () => {
  const { warn, get } = await setUp(new SiteStarting());
  const { statusCode, headers } = await get(html);
  expect([statusCode, headers.refresh, headers['retry-after']]).toEqual([503, '2', '2']);
  expect(warn).not.toHaveBeenCalled();
});
