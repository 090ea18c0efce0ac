import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { runtimePlugins } from './runtime-plugins';

it('is where a plugin is added: its hooks run beside the shell’s own', async () => {
  const requested: string[] = [];
  const added: ModuleFederationRuntimePlugin = {
    name: 'note-requests',
    beforeRequest(args) {
      requested.push(args.id);
      return args;
    },
    afterLoadRemote: ({ id, error }) => void requested.push(`${id} ${error ? 'failed' : 'loaded'}`),
  };
  const entry = 'http://localhost/remoteEntry.js';
  const plugins = [...runtimePlugins(new Map([[entry, '']])), added];
  const instance = createInstance({ name: 'host', remotes: [], plugins });
  instance.registerRemotes([{ name: 'mf_x', entry }]);
  const loading = instance.loadRemote('mf_x/remote');
  await new Promise((resolve) => setTimeout(resolve));
  Object.assign(globalThis, { mf_x: { init: () => undefined, get: async () => () => ({ default: 1 }) } });
  document.querySelector(`script[src="${entry}"]`)?.dispatchEvent(new Event('load'));
  expect(await loading).toEqual({ default: 1 });
  expect(requested).toEqual(['mf_x/remote', 'mf_x/remote loaded']);
});
