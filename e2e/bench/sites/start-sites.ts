import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { demoPassword } from '../../../api/src/seed/data/people';
import { startTestSite, type TestSite } from '../../../ops/src/testing/sites/test-site';
import { buildMonolith } from './build-monolith';
import type { Stored } from '../browser';
import { captureFloor, type FloorPage } from './capture-floor';
import type { BenchServer } from './listen';
import type { BenchPage } from '../pages';
import { serveFloor } from './serve-floor';
import { serveMonolith } from './serve-monolith';
import { serveRendered, type RenderedSite } from './serve-rendered';

/** The four sites that are compared. */
export interface Sites {
  composed: TestSite;
  monolith: BenchServer;
  /** The monolith behind the gateway's documents, hydrated as one tree. */
  rendered: RenderedSite;
  /** The storage of the signed-in person for the account's pages. */
  stored: Stored;
  /** Replaces `{id}` in an address. */
  fill(address: string): string;
  /** Captures the composed pages and serves them without script. */
  serveFloorOf(browser: Browser, pages: BenchPage[]): Promise<BenchServer>;
  close(): Promise<void>;
}

/** Starts the composed site on a fresh database and builds the monolith of the same sources. */
export async function startSites(): Promise<Sites> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ilera-bench-'));
  const composed = await startTestSite({
    apiEnv: { RATE_LIMITS: 'off' },
    // As in production: requested files stay in memory.
    assetMemory: 128 * 1024 * 1024,
  });
  const floors: BenchServer[] = [];
  try {
    const files = await buildMonolith(composed.repository, folder);
    const monolith = await serveMonolith({ folder, ...files, siteUrl: composed.url });
    const renderedFolder = path.join(folder, 'rendered');
    const renderedFiles = await buildMonolith(composed.repository, renderedFolder, { hydrated: true });
    const rendered = await serveRendered(renderedFolder, renderedFiles, composed.url);
    const stored = await signInForBench(composed.apiUrl);
    const id = await readConditionId(composed.apiUrl);
    const fill = (address: string): string => address.replace('{id}', id);
    return {
      composed,
      monolith,
      rendered,
      stored,
      fill,
      serveFloorOf: async (browser, pages) => {
        const captured = new Map<string, FloorPage>();
        for (const { address, who } of pages) {
          const url = composed.url + fill(address);
          captured.set(
            fill(address),
            await captureFloor(browser, url, who === 'account' ? stored : undefined),
          );
        }
        const floor = await serveFloor(composed.url, captured);
        floors.push(floor);
        return floor;
      },
      close: async () => {
        for (const floor of floors) floor.close();
        monolith.close();
        rendered.close();
        await composed.close();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await composed.close();
    throw error;
  }
}

/** Signs in a demo person with a plan and a history, and returns what her browser would have stored. */
async function signInForBench(apiUrl: string): Promise<Stored> {
  const [session] = await read<{ access_token: string }[]>(`${apiUrl}/auth/individual/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bayo.planholder@ilera.example', password: demoPassword }),
  });
  const token = session?.access_token ?? '';
  const user = await read<unknown>(`${apiUrl}/individual/profile`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { token, user: JSON.stringify(user) };
}

/** The first condition of the list that the site shows. */
async function readConditionId(apiUrl: string): Promise<string> {
  const { data } = await read<{ data: { id: number }[] }>(`${apiUrl}/condition/category/popular?page=1`);
  if (!data[0]) throw new Error('The API has no condition');
  return String(data[0].id);
}

async function read<T>(url: string, init?: RequestInit): Promise<T> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return ((await response.json()) as { data: T }).data;
}
