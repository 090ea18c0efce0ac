import { remoteConfig } from '@shared/build';
import { paths } from '@shared/contracts';

export default remoteConfig(import.meta.url, {
  prerendered: {
    'account-shell': paths.accountHome,
    'account-home': paths.accountHome,
    history: paths.accountHistory,
    'health-plan': paths.accountHealthPlan,
    'health-plans-placeholder': paths.accountHealthPlans,
    settings: paths.accountSettings,
  },
});
