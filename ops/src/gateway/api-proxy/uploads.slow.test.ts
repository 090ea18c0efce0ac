/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApiProcess, type ApiProcess } from '../../start/api-process';
import { apiOptions } from '../../testing/sites/api-options';
import { temporaryFolders } from '../../testing/fake-releases';
import { startFakeSite, type FakeSite } from '../../testing/sites/fake-site';

jest.setTimeout(180_000);

const nextFolder = temporaryFolders();
const scratch = mkdtempSync(join(tmpdir(), 'uploads-'));
let api: ApiProcess;
let site: FakeSite;
let gatewayPort: number;
let token: string;
let userId: number;

beforeAll(async () => {
  api = await startApiProcess(await apiOptions(scratch));
  site = await startFakeSite(nextFolder(), { api: api.url });
  await site.gateway.app.listen({ port: 0, host: '127.0.0.1' });
  gatewayPort = (site.gateway.app.server.address() as AddressInfo).port;
  const login = (await call('/auth/individual/login', {
    email: 'bayo.planholder@ilera.example',
    password: 'Ilera-demo-2026',
  })) as [{ access_token: string }];
  token = login[0].access_token;
  userId = ((await call('/individual/profile')) as { id: number }).id;
});
afterAll(async () => {
  await site.gateway.close();
  await api.close();
  rmSync(scratch, { recursive: true, force: true });
});

async function call(path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(api.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return ((await response.json()) as { data: unknown }).data;
}

/** A claim with a file of evidence, as the site's form sends it. */
function claim(comment: string, bytes: number): Buffer {
  const part = (head: string, content: Buffer) =>
    Buffer.concat([
      Buffer.from(`--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ]);
  const field = (name: string, value: string) => part(`name="${name}"`, Buffer.from(value));
  const pdf = Buffer.concat([
    Buffer.from(
      '%PDF-1.4\n1 0 obj<</Pages 2 0 R>>endobj 2 0 obj<</Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n4 0 obj<</Length ' +
        `${bytes}>>stream\n`,
    ),
    Buffer.alloc(bytes),
    Buffer.from('\nendstream endobj trailer<</Root 1 0 R>>\n%%EOF\n'),
  ]);
  return Buffer.concat([
    field('user_id', String(userId)),
    field('claimable_id', '1'),
    field('comment', comment),
    part('name="evidence"; filename="a.pdf"', pdf),
    Buffer.from('--b--\r\n'),
  ]);
}

interface Upload {
  origin: string;
  body: Buffer;
  /** Bytes each 200 ms. */
  pace: number;
}

const upload = ({ origin, body, pace }: Upload) =>
  new Promise<number | undefined>((resolve, reject) => {
    const request = httpRequest(
      `${origin}/individual/claimable/claim`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'multipart/form-data; boundary=b',
          'content-length': body.length,
        },
      },
      (response: IncomingMessage) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    request.on('error', reject);
    let at = 0;
    const next = () => {
      request.write(body.subarray(at, at + pace));
      at += pace;
      if (at < body.length) setTimeout(next, 200);
      else request.end();
    };
    next();
  });

const ways = { gateway: () => `http://127.0.0.1:${gatewayPort}/api`, API: () => api.url };

it('does not cut an upload that takes longer than half a minute (R4.68)', async () => {
  // 15 kB/s, as on a weak mobile connection: 525 kB take 35 s.
  const slow = Object.entries(ways).map(([name, origin]) =>
    upload({ origin: origin(), body: claim(`slow ${name}`, 525_000), pace: 3000 }),
  );
  expect(await Promise.all(slow)).toEqual([200, 200]);
});
