/** The build of every part: one call here is a part's complete webpack configuration. */
export { baseConfig } from './base-config';
export { remoteConfig } from './remote-config';
export { shellConfig } from './shell-config';
export { WorkerPlugin } from './plugins/worker-plugin';
export type { SocialPicture } from './social-cards/draw-card';
