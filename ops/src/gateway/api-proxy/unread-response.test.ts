import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findRepository } from '../../common/repository';

// In a process of its own, because Jest's global object is not Node's.
const script = `
  import { createServer } from 'node:http';
  import fastify from 'fastify';
  import { apiProxy } from './src/gateway/api-proxy/api-proxy';
  const app = fastify();
  await app.register(apiProxy, { config: { apiAddress: 'http://localhost:1' } });
  const server = createServer((_request, response) => {
    response.writeHead(500, { connection: 'close', 'content-length': 20_000 }).end('x'.repeat(20_000));
  }).listen(0, async () => {
    const { status } = await fetch('http://localhost:' + server.address().port);
    server.close(() => console.log(status));
  });
`;

it('a gateway outlives a response that nobody reads, whose server closes the connection', async () => {
  const options = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const run = promisify(execFile)(process.execPath, options, { cwd: `${findRepository()}/ops` });
  expect((await run).stdout).toBe('500\n');
}, 60_000);
