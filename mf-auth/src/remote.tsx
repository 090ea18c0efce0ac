import type { RemoteModule } from '@shared/contracts';

/** What this remote offers to the shell. */
const remote: RemoteModule = {
  runtime: '^1.0.0',
  pages: {
    'sign-in': () => import(/* webpackChunkName: "page.sign-in" */ './sign-in/sign-in.page'),
  },
};

export default remote;
