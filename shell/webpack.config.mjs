import { shellConfig } from '@shared/build';
import { modalOwnersByName } from './src/modals/owners';
import { releaseRoutes } from './src/release-routes';

export default shellConfig(import.meta.url, { routes: releaseRoutes(), modalOwners: modalOwnersByName() });
