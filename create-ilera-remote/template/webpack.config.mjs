import { remoteConfig } from '@ilera/build';

export default remoteConfig(import.meta.url, {
  routes: [{ path: '/example', page: 'home', access: 'public', layout: 'site' }],
  prerendered: { home: '/example' },
});
