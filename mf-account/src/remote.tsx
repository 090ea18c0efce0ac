import type { RemoteModule } from '@shared/contracts';

/** What this remote offers to the shell. */
const remote: RemoteModule = {
  runtime: '^1.0.0',
  pages: {
    'account-shell': () =>
      import(/* webpackChunkName: "page.account-shell" */ './account-shell/account-shell.page'),
    'account-home': () =>
      import(/* webpackChunkName: "page.account-home" */ './account-home/account-home.page'),
    settings: () => import(/* webpackChunkName: "page.settings" */ './settings/settings.page'),
  },
};

export default remote;
