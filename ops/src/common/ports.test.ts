import { listen } from '../testing/listen';
import { assertPortFree, freePort } from './ports';

let port: number;
beforeAll(async () => {
  port = Number(new URL((await listen(() => undefined)).url).port);
});

it('a start on a port in use ends with one message, which says what to do', async () => {
  await expect(assertPortFree(port, 'SITE_PORT')).rejects.toThrow(
    `Port ${port} is in use by another program (perhaps this site, started before).\nStop that one, or choose another port: SITE_PORT=${port + 100} npm start`,
  );
});

it('development beside a running site takes another port, and the wanted one where it is free', async () => {
  const other = await freePort(port);
  expect(other).not.toBe(port);
  expect(await freePort(other)).toBe(other);
  await assertPortFree(other, 'SITE_PORT');
});
