import type { RemoteModule } from '@shared/contracts';

/** What this remote offers to the shell. */
const remote: RemoteModule = {
  runtime: '^1.0.0',
  pages: {
    'landing': () => import(/* webpackChunkName: "page.landing" */ './landing/landing.page'),
  },
};

export default remote;
