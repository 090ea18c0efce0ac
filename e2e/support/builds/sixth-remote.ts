import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseRoute } from '@ilera/contracts';
import { test } from '@playwright/test';
import { readBuilt, type BuiltPart } from '../../../ops/src/build/built-part';
import { copyRemote } from './copy-remote';
import { renameBuild } from './renamed-build';
import { buildAgain } from './second-build';

const name = 'mf-extra';

const page = `
import { modals, useLocation, useParams } from '@ilera/runtime';
import { Button } from '@ilera/ui';
import { useState } from 'react';

export default function HelloPage() {
  const { name } = useParams();
  const [presses, setPresses] = useState(0);
  const { pathname } = useLocation();
  if (pathname.endsWith('/broken')) throw new Error('A page of the sixth remote is broken');
  return (
    <>
      <title>A sixth remote</title>
      <h1>Hello {name ?? 'everybody'}</h1>
      <Button onClick={() => setPresses(presses + 1)}>Pressed {presses}</Button>
      <Button onClick={() => modals.open('mf-extra/ask', { about: 'cover' })}>Ask us</Button>
    </>
  );
}
`;

const modal = `
export default function AskModal({ payload }: { payload: { about: string } }) {
  return <p>You ask about {payload.about}</p>;
}
`;

const remote = `
export default {
  pages: { hello: () => import(/* webpackChunkName: "page.hello" */ './hello.page') },
  modals: { ask: () => import(/* webpackChunkName: "modal.ask" */ './ask.modal') },
};
`;

/** The page at these addresses; the first one is in the navigation. */
const routesAt = (paths: string[]): ReleaseRoute[] =>
  paths.map((one, index) => ({
    path: one,
    page: 'hello',
    access: 'public',
    layout: 'site',
    ...(index === 0 && { navigation: 'Extra' }),
  }));

const config = (paths: string[]) => `
import { remoteConfig } from '@ilera/build';

export default remoteConfig(import.meta.url, {
  routes: ${JSON.stringify(routesAt(paths))},
  modalTitles: { ask: 'Ask us' },
  prerendered: { hello: '/extra' },
});
`;

/**
 * A remote that the shell has never heard of, which brings a page at these addresses and a modal. It is built once
 * in a run of the tests, whose folder for results Playwright empties at the start, and with a newer shared/runtime
 * than the shell's.
 */
export async function buildSixthRemote(
  repository: string,
  version: string,
  paths: string[],
  results = test.info().project.outputDir,
): Promise<BuiltPart> {
  const folder = path.join(results, name);
  if (!existsSync(folder)) await build(repository, folder);
  return withRoutes(readBuilt(folder), version, paths);
}

async function build(repository: string, to: string): Promise<void> {
  const workspace = await copyRemote(repository, 'mf-plans', '5.999.0');
  try {
    const folder = path.join(workspace, name);
    await rename(path.join(workspace, 'mf-plans'), folder);
    await rm(path.join(folder, 'src'), { recursive: true });
    await mkdir(path.join(folder, 'src'));
    const manifest = path.join(folder, 'package.json');
    await writeFile(manifest, (await readFile(manifest, 'utf8')).replace('"mf-plans"', `"${name}"`));
    const sources = {
      'src/remote.tsx': remote,
      'src/hello.page.tsx': page,
      'src/ask.modal.tsx': modal,
      'webpack.config.mjs': config(['/extra']),
    };
    for (const [file, text] of Object.entries(sources)) await writeFile(path.join(folder, file), text);
    const own = `${to}-${process.pid}`;
    await buildAgain(workspace, name, '1.0.0-built', own);
    // Of two workers that build it at once, the one that ends first counts.
    await rename(own, to).catch((error: unknown) => {
      if (!existsSync(to)) throw error;
    });
  } finally {
    await rm(workspace, { recursive: true, force: true });
  }
}

/** The same remote under another version with its page at other addresses, which only its record names. */
export const withRoutes = (built: BuiltPart, version: string, paths: string[]): Promise<BuiltPart> =>
  renameBuild(built, version, { release: { routes: routesAt(paths) } });
