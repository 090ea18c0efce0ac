import { shellConfig } from '@shared/build';
import { modalOwnersByName } from './src/modals/owners';
import { routeRules } from './src/path-grants';
import { releaseRoutes } from './src/release-routes';

export default shellConfig(import.meta.url, {
  routes: releaseRoutes(),
  routeRules: routeRules(),
  modalOwners: modalOwnersByName(),
});
