/**
 * The thread that runs the remotes' rendering scripts. It gets their text and no environment; a script that
 * does not end is ended with the thread.
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

// One page at a time, because a script has state of the page that it renders.
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
