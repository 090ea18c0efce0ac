import { bundlerRuntimeMembers, federationGlobal } from '@shared/build/federation-internals';
import { bundlerRuntime, provideBundlerRuntime } from './bundler-runtime';

it('provides what the code in the entries of remotes calls', () => {
  provideBundlerRuntime();
  expect((globalThis as Record<string, unknown>)[federationGlobal]).toBe(bundlerRuntime);
  expect(Object.keys(bundlerRuntime.bundlerRuntime).sort()).toEqual([...bundlerRuntimeMembers].sort());
  const { S: _scopes, ...functions } = bundlerRuntime.bundlerRuntime;
  for (const member of [
    ...Object.values(functions),
    bundlerRuntime.runtime.init,
    bundlerRuntime.attachShareScopeMap,
  ])
    expect(member).toBeInstanceOf(Function);
});
