import type { RemoteModule } from '@shared/contracts';

/** What this remote offers to the shell. */
const remote: RemoteModule = {
  runtime: '^1.0.0',
  pages: {
    'health-plans': () => import(/* webpackChunkName: "page.health-plans" */ './health-plans/health-plans.page'),
  },
};

export default remote;
