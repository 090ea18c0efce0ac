import { shellConfig } from '@shared/build';
import { modalOwnersByName } from './src/modals/owners';
import { routeRules } from './src/route-rules';
import { releaseRoutes } from './src/release-routes';

export default shellConfig(import.meta.url, {
  routes: releaseRoutes(),
  routeRules: routeRules(),
  modalOwners: modalOwnersByName(),
});
