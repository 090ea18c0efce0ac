import { remoteConfig } from '@shared/build';

export default remoteConfig(import.meta.url, {
  firstCalls: { 'health-plans': [{ call: 'plan/type/individual', plain: true }] },
});
