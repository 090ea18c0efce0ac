import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import type { SharedLibrary } from '@shared/contracts';
import * as runtime from '@shared/runtime';
import * as mobx from 'mobx';
import * as mobxReactLite from 'mobx-react-lite';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

type SharedLibraries = NonNullable<Parameters<ModuleFederation['initOptions']>[0]['shared']>;

/** A CommonJS module: its default import is what `require` gives, where its namespace would be a copy. */
interface CommonJs {
  default: object;
}

/** Exact versions by package, filled in by the build (shared/build/src/shell-config.ts). */
declare const SHARED_VERSIONS: Record<string, string>;

/**
 * The libraries that the page has once, by the name that remotes import. The runtime knows no prefixes: each
 * sub-path stands here.
 */
const libraries: Record<SharedLibrary, () => object> = {
  react: () => (react as unknown as CommonJs).default,
  'react/jsx-runtime': () => (jsxRuntime as unknown as CommonJs).default,
  'react-dom': () => (reactDom as unknown as CommonJs).default,
  'react-dom/client': () => (reactDomClient as unknown as CommonJs).default,
  mobx: () => mobx,
  'mobx-react-lite': () => mobxReactLite,
  '@shared/runtime': () => runtime,
};

const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** The libraries that the shell provides to every remote, as the federation runtime takes them. */
export const sharedLibraries: SharedLibraries = Object.fromEntries(
  Object.entries(libraries).map(([name, load]) => {
    const version = SHARED_VERSIONS[packageOf(name)];
    if (!version) throw new Error(`The build gave no version for ${name}`);
    return [
      name,
      { version, lib: load, shareConfig: { singleton: true, strictVersion: true, requiredVersion: version } },
    ];
  }),
);
