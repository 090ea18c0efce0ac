import { remoteConfig } from '@shared/build';

export default remoteConfig(import.meta.url);
