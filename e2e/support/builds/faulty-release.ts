import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { containerName, type Release } from '@ilera/contracts';
import { toIntegrity } from '@ilera/contracts/integrity';
import type { BuiltPart } from '../../../ops/src/build/built-part';
import { toBuilt } from '../../../ops/src/testing/fake-releases';

/** The faults that a release with valid hashes can have. */
export const faultyBehaviours = {
  'is foreign code': () => 'globalThis.PWNED = true;',
  'throws on start': () => 'throw new Error("fault: start");',
  'wrong exports': (name: string) => container(name, '{ default: { nothing: true } }'),
  'throws on render': (name: string) =>
    container(name, '{ default: { pages: everyPage(function () { throw new Error("fault: render"); }) } }'),
  'page never arrives': (name: string) => container(name, '{ default: { pages: everyPage(null) } }'),
};

export type FaultyBehaviour = keyof typeof faultyBehaviours;

/** A minimal federation container, written by hand. */
function container(name: string, module: string): string {
  return `var ${name} = (function () {
    function everyPage(component) {
      return new Proxy({}, { get: function () { return function () {
        return component ? Promise.resolve({ default: component }) : new Promise(function () {});
      }; } });
    }
    return { init: function () {}, get: function () { return Promise.resolve(function () { return ${module}; }); } };
  })();`;
}

/**
 * A release of a remote that passes every hash and still does not work.
 * @param like a good release to take the rest from
 */
export async function makeFaultyRelease(
  like: Release,
  version: string,
  behaviour: FaultyBehaviour,
): Promise<BuiltPart> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ilera-faulty-'));
  const body = Buffer.from(faultyBehaviours[behaviour](containerName(like.name, version)));
  await writeFile(path.join(folder, 'remoteEntry.js'), body);
  const nothing = { js: [], css: [] };
  const silent = (sets: Release['pages']): Release['pages'] =>
    Object.fromEntries(Object.keys(sets).map((name) => [name, nothing]));
  const release: Release = {
    ...like,
    version,
    initial: { js: ['remoteEntry.js'], css: [] },
    pages: silent(like.pages),
    modals: silent(like.modals),
    files: {
      'remoteEntry.js': {
        size: body.length,
        integrity: toIntegrity(body),
      },
    },
  };
  return toBuilt(folder, release);
}
