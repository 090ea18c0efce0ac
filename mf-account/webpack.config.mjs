import { remoteConfig } from '@shared/build';
import { paths } from '@shared/contracts';

const config = remoteConfig(import.meta.url, {
  routes: [{ path: '/visit', page: 'guest-visit', access: 'public', layout: 'site' }],
  prerendered: {
    'account-shell': paths.accountHome,
    'account-home': paths.accountHome,
    history: paths.accountHistory,
    'health-plan': paths.accountHealthPlan,
    'health-plans-placeholder': paths.accountHealthPlans,
    settings: paths.accountSettings,
  },
});

// libheif-js names modules of Node that it uses in Node only.
export default {
  ...config,
  resolve: { ...config.resolve, fallback: { crypto: false, fs: false, path: false } },
};
