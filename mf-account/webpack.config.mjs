import { fileURLToPath } from 'node:url';
import { remoteConfig, WorkerPlugin } from '@ilera/build';
import { paths } from '@ilera/contracts';

const config = remoteConfig(import.meta.url, {
  routes: [
    // A guest's visit; the token is in the fragment, which no server receives.
    { path: '/visit', page: 'guest-visit', access: 'public', layout: 'site' },
  ],
  prerendered: {
    'account-shell': paths.accountHome,
    'account-home': paths.accountHome,
    history: paths.accountHistory,
    'health-plan': paths.accountHealthPlan,
    'health-plans-placeholder': paths.accountHealthPlans,
    settings: paths.accountSettings,
  },
});

const licence = fileURLToPath(import.meta.resolve('libheif-js/libheif/LICENSE'));

// libheif-js names Node modules that it uses only in Node.
export default {
  ...config,
  plugins: [...config.plugins, new WorkerPlugin('./src/make-claim/photo/heic.worker.ts', licence)],
  resolve: { ...config.resolve, fallback: { crypto: false, fs: false, path: false } },
};
