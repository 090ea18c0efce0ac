/** A page of another site that shows our health plans: Module Federation's runtime, a router, and nothing of our shell. */
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { configureRuntime, MemoryRouter, runtimeConfig } from '@ilera/runtime';
import { createElement } from 'react';
// A host shares what it imports: these are for the remote.
import 'mobx';
import 'mobx-react-lite';
import 'react/jsx-runtime';
import 'react-dom';
import { createRoot } from 'react-dom/client';

const site = new URL(new URLSearchParams(location.search).get('site') ?? location.origin);

const { microFrontends } = await (await fetch(new URL('/frontends.json', site))).json();
const plans = microFrontends['mf-plans'].find(({ deployment }) => deployment.default);
const { manifest, globalName } = plans.extras.moduleFederation;

// Either address works; a script is found by the global name of its version, a manifest says it.
registerRemotes([
  location.hash === '#script'
    ? { name: 'plans', entry: plans.url, entryGlobalName: globalName }
    : { name: 'plans', entry: manifest },
]);

// The pages call the API here. It answers to the site's own origin only, so this host hands /api on to it.
configureRuntime({ ...runtimeConfig, apiBaseUrl: new URL('/api', location.origin).href });

const { default: remote } = await loadRemote('plans/remote');
const { default: Page } = await remote.pages['health-plans']();
createRoot(document.getElementById('root')).render(
  createElement(MemoryRouter, { initialEntries: ['/health-plans'] }, createElement(Page)),
);
