/** `pnpm trace mf-plans <version> page.list.js:1:2345`: the places in the sources of an error report's places. */
import { findRepository } from '../common/repository';
import { ReleaseRefused } from '../common/release-refused';
import { runMain } from '../common/run-main';
import { openStore } from '../store/open-store';
import { traceFrame } from './trace-frame';

void runMain(async () => {
  const [part, version, ...frames] = process.argv.slice(2);
  if (!part || !version || frames.length === 0)
    throw new ReleaseRefused('What was reported: pnpm trace mf-plans 1.0.0-abc page.list.js:1:2345');
  const store = await openStore(findRepository(), process.env.RELEASE_STORE);
  for (const frame of frames) console.log(await traceFrame(store, part, version, frame));
});
