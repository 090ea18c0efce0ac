/** Helpers for tests of pages and stores; production code never imports them. */
export { expectConsole } from './console-guard';
export { setDeviceZone } from './device-zone';
export { fakeApi, type FakeResponse, type FakeApi, type SentRequest } from './fake-api';
export { matchMedia } from './match-media';
export { reads } from './reads';
export { documentAnswer, stub } from './stub';
export { renderPage, resetRuntime, type Visited } from './render-page';
export * from './factories';
