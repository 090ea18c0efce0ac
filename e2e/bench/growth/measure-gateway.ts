import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { freePort } from '../../../ops/src/common/ports';
import { recordTraffic } from '../measure/record-traffic';
import { runCommand } from '../../support/builds/run-command';
import type { GrownSite } from './grow-store';

interface DocumentSize {
  /** Bytes before and after compression with brotli. */
  plain: number;
  sent: number;
}

/** What a gateway of its own took; memory in bytes of resident memory, times in milliseconds. */
export interface GatewayFigures {
  coldStart: number;
  memory: { started: number; visited: number };
  landing: DocumentSize;
  conditions: DocumentSize;
  /** A first visit to `/` with an empty cache. */
  visit: { requests: number; bytes: number };
}

const visits = 200;

/** Starts a gateway over a store as production does, and visits it. */
export async function measureGateway({
  repository,
  site,
  apiUrl,
  browser,
}: {
  repository: string;
  site: GrownSite;
  apiUrl: string;
  browser: Browser;
}): Promise<GatewayFigures> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const began = performance.now();
  const { pid, stop, said } = runCommand('exec node ops/bin/gateway.mjs', {
    folder: repository,
    env: {
      RELEASE_STORE: site.storeFolder,
      RELEASE_PUBLIC_KEYS: site.publicPem,
      SITE_PORT: String(port),
      API_UPSTREAM: apiUrl,
      LOG_LEVEL: 'error',
    },
  });
  try {
    await said(/Gateway ready/);
    await read(url);
    const coldStart = performance.now() - began;
    const started = await residentMemory(pid);
    for (let count = 0; count < visits / 2; count += 1)
      for (const address of ['/', '/conditions']) await read(url + address);
    return {
      coldStart,
      memory: { started, visited: await residentMemory(pid) },
      landing: await documentSize(`${url}/`),
      conditions: await documentSize(`${url}/conditions`),
      visit: await visitOnce(browser, url),
    };
  } finally {
    await stop();
  }
}

async function read(address: string, encoding = 'br') {
  const answer = await fetch(address, { headers: { accept: 'text/html', 'accept-encoding': encoding } });
  if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`);
  return { length: Number(answer.headers.get('content-length')), body: await answer.arrayBuffer() };
}

async function documentSize(address: string): Promise<DocumentSize> {
  const [plain, sent] = [await read(address, 'identity'), await read(address)];
  return { plain: plain.body.byteLength, sent: sent.length };
}

/** Of a process on Linux, in bytes. */
async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

async function visitOnce(browser: Browser, url: string): Promise<GatewayFigures['visit']> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const traffic = recordTraffic(session);
    await page.goto(url);
    while (traffic.quietFor() < 5_000) await new Promise((resolve) => setTimeout(resolve, 100));
    const fetched = traffic.fetched();
    return { requests: fetched.length, bytes: fetched.reduce((sum, { bytes }) => sum + bytes, 0) };
  } finally {
    await context.close();
  }
}
