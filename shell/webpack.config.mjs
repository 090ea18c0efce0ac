import { shellConfig } from '@ilera/build';
import { modalOwnersByName, releaseRoutes, routeRules } from './src/route-rules';

export default shellConfig(import.meta.url, {
  routes: releaseRoutes(),
  routeRules: routeRules(),
  modalOwners: modalOwnersByName(),
});
