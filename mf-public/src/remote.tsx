import type { RemoteModule } from '@shared/contracts';

/** What this remote offers to the shell. */
const remote: RemoteModule = {
  runtime: '^1.0.0',
  pages: {
    landing: () => import(/* webpackChunkName: "page.landing" */ './landing/landing.page'),
    waitlist: () => import(/* webpackChunkName: "page.waitlist" */ './waitlist/waitlist.page'),
  },
};

export default remote;
