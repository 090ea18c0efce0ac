import type { RemoteModule } from '@shared/contracts';

/** What this remote offers to the shell. */
const remote: RemoteModule = {
  runtime: '^1.0.0',
  pages: {
    'account-home': () => import(/* webpackChunkName: "page.account-home" */ './account-home/account-home.page'),
  },
};

export default remote;
