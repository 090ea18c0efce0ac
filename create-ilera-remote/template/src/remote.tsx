import type { RemoteModule } from '@ilera/contracts';

/** What this remote offers to the shell: pages, and modals that other remotes may open. */
const remote: RemoteModule = {
  pages: {
    home: () => import(/* webpackChunkName: "page.home" */ './home/home.page'),
  },
  modals: {},
};

export default remote;
