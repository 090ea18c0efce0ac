/**
 * The process that runs the remotes' rendering scripts. It gets their text and neither environment nor files;
 * a script that does not end is ended with the process.
 */
import vm from 'node:vm';

const modules = new Map();
const send = process.send.bind(process);
process.on('disconnect', process.exit.bind(process, 0));

// The shell that starts this process adds variables such as PWD.
for (const name of Object.keys(process.env)) if (!name.startsWith('NODE_CHANNEL_')) delete process.env[name];

function load(key, code) {
  const known = modules.get(key);
  if (known) return known;
  const module = { exports: {} };
  vm.runInThisContext(`(function (module, exports) {${code}\n})`, { filename: key })(module, module.exports);
  modules.set(key, module.exports);
  return module.exports;
}

// Tells that the process has started.
send({}, () => undefined);

process.on('message', async ({ key, code, request }) => {
  try {
    send({ page: await load(key, code).render(request) });
  } catch (error) {
    send({ error: String(error) });
  }
});

// The channel above stays; scripts see an empty environment.
globalThis.process = { env: {} };
