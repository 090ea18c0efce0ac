import { mkdir, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Revision } from '@ilera/contracts';
import type { BuiltPart } from '../../../ops/src/build/built-part';
import { Ledger } from '../../../ops/src/registry/ledger/ledger';
import { publish, rollback } from '../../../ops/src/testing/change-store';
import type { TestSite } from '../../../ops/src/testing/sites/test-site';
import { readSite } from '../plain-visitor';
import type { HangingStore } from './hanging-store';
import type { ReturningVisitor } from './returning-visitor';

/** The results of the deploys. */
export interface Deploys {
  /** Milliseconds until the first new visit had it, for each deploy. */
  deploys: number[];
  rollbacks: number[];
  /** The same for a browser in which the service worker is installed. */
  rollbacksWithWorker: number[];
  hangs: number;
  restores: number;
  /** Deploys that were refused until what was lost was put back. */
  refused: number;
}

/**
 * Deploys and rolls back in turn, remote by remote; the store hangs before a rollback and is restored after
 * half of them.
 */
export async function flip(
  { url, keys, storeFolder }: TestSite,
  hanging: HangingStore,
  seconds: Map<string, BuiltPart>,
  returning: ReturningVisitor,
  flips: number,
  until: number,
): Promise<Deploys> {
  const { store } = hanging;
  const ledger = new Ledger(store, keys);
  const figures: Deploys = {
    deploys: [],
    rollbacks: [],
    rollbacksWithWorker: [],
    hangs: 0,
    restores: 0,
    refused: 0,
  };
  const every = (until - Date.now()) / (flips + 1);
  const isSecond = new Set<string>();
  const by = 'soak';

  const change = async (name: string, part: BuiltPart): Promise<void> => {
    const isBack = isSecond.has(name);
    const revision: Revision | undefined = isBack
      ? await rollback({ ledger, part: name, to: goodOf(name), by, reason: 'soak', force: true })
      : await publish({ ledger, parts: [part], by, reason: 'soak', force: true });
    if (isBack) isSecond.delete(name);
    else isSecond.add(name);
    const wanted = revision?.live[name]?.version;
    const began = Date.now();
    while (readSite(await (await fetch(url)).text()).remotes[name]?.version !== wanted) {
      if (Date.now() - began > 15_000) break;
      await pause(10);
    }
    (isBack ? figures.rollbacks : figures.deploys).push(Date.now() - began);
    const seenAt = await returning.firstVisitWith(name, wanted);
    if (isBack) figures.rollbacksWithWorker.push(seenAt - began);
  };
  const first = (await ledger.newest())?.live ?? {};
  const goodOf = (name: string): string => first[name]?.version ?? '';

  /** The newest revisions vanish, as after restoring a backup; a deploy is refused until they are put back. */
  const restore = async (name: string, part: BuiltPart): Promise<void> => {
    const folder = path.join(storeFolder, 'revisions');
    const lost = path.join(storeFolder, '..', 'lost');
    await mkdir(lost, { recursive: true });
    const newest = (await ledger.newest())?.n ?? 1;
    const move = async (from: string, to: string): Promise<void> => {
      for (const file of await readdir(from))
        if (Number(file.slice(0, 8)) >= newest) await rename(path.join(from, file), path.join(to, file));
    };
    await move(folder, lost);
    figures.restores += 1;
    await pause(2_000);
    await change(name, part).catch(() => (figures.refused += 1));
    await move(lost, folder);
  };

  const names = [...seconds.keys()];
  for (let turn = 0; turn < flips; turn += 1) {
    const due = until - (flips - turn) * every;
    await pause(Math.max(0, due - Date.now()));
    const name = names[turn % names.length] ?? '';
    const part = seconds.get(name);
    if (!part) continue;
    if (turn === Math.floor(flips / 8)) {
      figures.hangs += 1;
      // The next change follows as soon as the store responds again.
      await hanging.hang(10_000);
    }
    if (turn === Math.floor(flips / 2)) await restore(name, part);
    await change(name, part);
  }
  return figures;
}
