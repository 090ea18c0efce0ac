import type { RemoteModule } from '@shared/contracts';

/** What this remote offers to the shell. */
const remote: RemoteModule = {
  runtime: '^1.0.0',
  pages: {
    'conditions': () => import(/* webpackChunkName: "page.conditions" */ './conditions/conditions.page'),
  },
};

export default remote;
