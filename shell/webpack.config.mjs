import { shellConfig } from '@shared/build';
import { modalOwnersByName } from './src/modals/owners';
import { routeRules, releaseRoutes } from './src/route-rules';

export default shellConfig(import.meta.url, {
  routes: releaseRoutes(),
  routeRules: routeRules(),
  modalOwners: modalOwnersByName(),
});
