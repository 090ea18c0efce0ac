import { createServer, type AddressInfo, type Server } from 'node:net';
import { assertPortFree, freePort } from './ports';

let taken: Server;
let port: number;
beforeAll(async () => {
  taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, 'localhost', resolve));
  ({ port } = taken.address() as AddressInfo);
});
afterAll(() => taken.close());

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
