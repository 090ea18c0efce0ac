import { remoteConfig } from '@shared/build';

export default remoteConfig(import.meta.url, {
  firstCalls: {
    conditions: [
      { call: 'condition_category/all' },
      { call: 'condition/category/popular?page=1', plain: true },
    ],
    condition: [{ call: 'condition/:id', not: ['custom'] }],
  },
});
