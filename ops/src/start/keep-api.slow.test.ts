/** @jest-environment node */
import { createServer, type AddressInfo } from 'node:net';
import { apiOptions } from '../testing/sites/api-options';
import { temporaryFolders } from '../testing/fake-releases';
import { startFakeSite } from '../testing/sites/fake-site';
import { keepApiRunning } from './keep-api';
import { waitUntil } from '../testing/wait-until';

jest.setTimeout(180_000);

const nextFolder = temporaryFolders();

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

it('starts a killed API again under its address, says so, and health tells of it meanwhile', async () => {
  const said: string[] = [];
  const options = await apiOptions(nextFolder(), (line) => said.push(line));
  const api = await keepApiRunning(options);
  const plans = `${api.url}/plan/all`;
  const site = await startFakeSite(nextFolder(), {
    api: api.url,
    checkApi: () => answers(`${api.url}/_health`),
  });
  const health = async () => {
    const { statusCode, json } = await site.gateway.app.inject('/_health');
    const { status, api: state } = json<{ status: string; api: string }>();
    return [statusCode, status, state];
  };
  try {
    expect(await health()).toEqual([200, 'ok', 'ok']);
    const first = api.pid ?? 0;
    process.kill(first, 'SIGKILL');
    await waitUntil(async () => !(await answers(plans)));
    expect(await health()).toEqual([503, 'degraded', 'does not answer']);
    await waitUntil(() => answers(plans));
    expect(api.pid).not.toBe(first);
    expect(await health()).toEqual([200, 'ok', 'ok']);
    expect(said).toEqual(['The API has ended (SIGKILL) and is started again in 0.5 s.', 'The API is back.']);
    // A second start on the same database ends with one message.
    const second = await keepApiRunning(options).catch((error: Error) => error.message);
    expect(second).toMatch(
      /^The database in \S+ is in use by process \d+\. Stop it, or set DATABASE_DIR.*\.$/,
    );
    process.kill(api.pid ?? 0, 'SIGKILL');
    await waitUntil(() => said.length > 2);
  } finally {
    // In the middle of a wait; nothing may start afterwards.
    await api.close();
    await site.gateway.close();
  }
  expect(await answers(plans)).toBe(false);
});

it('says in one sentence that the port of the API is in use', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  const message = await keepApiRunning({
    ...(await apiOptions(nextFolder())),
    port,
  }).catch((error: Error) => error.message);
  taken.close();
  expect(message).toBe(`Port ${port} is in use by another program. Set API_PORT to another one.`);
});
