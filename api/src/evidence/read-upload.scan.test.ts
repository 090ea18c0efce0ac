import { createServer, type AddressInfo, type Server } from 'node:net';
import { isClean } from './read-upload';

describe('a virus scanner', () => {
  const file = Buffer.alloc(300_000, 'x');
  let server: Server;
  let answer: (data: string) => string;
  let address: string;
  beforeAll(async () => {
    // As clamd does: a command, then pieces behind their length, until an empty one.
    server = createServer((socket) => {
      let bytes = Buffer.alloc(0);
      socket.on('error', () => undefined);
      socket.on('data', (more: Buffer) => {
        bytes = Buffer.concat([bytes, more]);
        let [at, data] = [10, ''];
        while (at + 4 <= bytes.length) {
          const length = bytes.readUInt32BE(at);
          if (length === 0) {
            const words = answer(data);
            return words ? socket.end(`${words}\0`) : socket.destroy();
          }
          data += bytes.toString('latin1', at + 4, at + 4 + length);
          at += 4 + length;
        }
        return undefined;
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `clamd://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    answer = (data) => (data.includes('EICAR') ? 'stream: Eicar-Signature FOUND' : 'stream: OK');
  });
  afterAll(() => {
    server.close();
  });

  it('is given the whole file, and believed', async () => {
    expect(await isClean(address, file)).toBe(true);
    expect(await isClean(address, Buffer.concat([file, Buffer.from('EICAR')]))).toBe(false);
  });

  it.each([
    ['breaks off', ''],
    ['cannot read the file', 'INSTREAM size limit exceeded. ERROR'],
  ])('that %s lets nothing through', async (_words, words) => {
    answer = () => words;
    await expect(isClean(address, file)).rejects.toMatchObject({ status: 503, retryAfterSeconds: 60 });
  });

  it('that is away lets nothing through', async () => {
    await expect(isClean('clamd://127.0.0.1:1', file)).rejects.toMatchObject({ status: 503 });
  });
});
