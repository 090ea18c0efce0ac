import type { FeatureName, SiteConfig } from '@ilera/contracts';
import { ApiClient } from './api/http-client';
import { InterfaceStore } from './interface-state/interface.store';
import { ModalStore } from './modals/modals.store';
import { browserStorage } from './session/browser-storage';
import { SessionStore } from './session/session.store';
import { ToastStore } from './toasts/toasts.store';

/** The gateway's configuration for this document; defaults serve tests and prerendering. */
export const runtimeConfig: SiteConfig = {
  apiBaseUrl: '/api',
  redirectHosts: [],
  production: false,
  cityCheck: 'auto',
  corporateWireType: 'cooperate',
  features: [],
};

/** The signed-in person's session. The only writer of ACCESS_TOKEN and USER. */
export const session = new SessionStore(browserStorage);

/** The HTTP client of every remote. A 401 ends the session whose token the request carried (P8.1). */
export const api = new ApiClient({
  baseUrl: () => runtimeConfig.apiBaseUrl,
  // Reads the storage each time: the event for another tab's change may not have arrived.
  token: () => {
    session.followStorage();
    return session.token;
  },
  onUnauthorised: (token) => session.expire(token),
});

/** The toast bus; the shell draws the bar. */
export const toasts = new ToastStore();

/** The modal bus; the shell renders the frame and maps each kind to its remote. */
export const modals = new ModalStore();

/** Overlay flags and selections that several parts of the site share (P3.1). */
export const interfaceState = new InterfaceStore();

/** Sets the document's configuration. The shell calls it once, before the first rendering. */
export function configureRuntime(config: SiteConfig): void {
  Object.assign(runtimeConfig, config);
}

/** Whether a feature beyond the specification's calls is on (R4.75). */
export function hasFeature(name: FeatureName): boolean {
  return runtimeConfig.features.includes(name);
}
