/**
 * The thread that runs what remotes bring to render their pages. It is given the scripts' text and no
 * environment; a script that never ends is ended with the thread.
 */
import { parentPort } from 'node:worker_threads';
import vm from 'node:vm';

const modules = new Map();

function load(key, code) {
  const known = modules.get(key);
  if (known) return known;
  const module = { exports: {} };
  vm.runInThisContext(`(function (module, exports) {${code}\n})`, { filename: key })(module, module.exports);
  modules.set(key, module.exports);
  return module.exports;
}

// One after the other: what a script keeps while it renders belongs to one page.
let turn = Promise.resolve();
parentPort.on('message', ({ id, key, code, request }) => {
  turn = turn.then(async () => {
    try {
      if (!code && !modules.has(key)) return parentPort.postMessage({ id, unknown: true });
      const page = await load(key, code).render(request);
      parentPort.postMessage({ id, page });
    } catch (error) {
      parentPort.postMessage({ id, error: String(error?.stack ?? error) });
    }
  });
});
