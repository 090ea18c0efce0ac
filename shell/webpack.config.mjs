import { shellConfig } from '@shared/build';
import { releaseRoutes } from './src/release-routes';

export default shellConfig(import.meta.url, releaseRoutes());
