import { isAbsolute, join } from 'node:path';
import { defaultStoreFolder } from '../common/repository';
import { FileStore } from './file-store';
import { guardStore } from './guarded-store';
import type { ReleaseStore } from './release-store';

/**
 * The store of RELEASE_STORE: a path, or `s3://bucket/prefix`; without a value the checkout's own folder.
 * @throws without a value outside of a checkout
 */
export async function openStore(
  checkout: string | undefined,
  location: string | undefined,
): Promise<ReleaseStore> {
  if (!location) {
    if (checkout) return guardStore(new FileStore(defaultStoreFolder(checkout)));
    throw new Error('Outside of a checkout RELEASE_STORE is needed: a folder or s3://bucket/prefix.');
  }
  if (location.startsWith('s3://')) {
    // It would say on every answer that it wants another Node.
    process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
    // Loaded on demand, because the client is large and slows down every start.
    const { openS3Store } = await import('./s3-store');
    return guardStore(openS3Store(location, process.env));
  }
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(location)) {
    throw new Error(`RELEASE_STORE=${location}: expected a folder or s3://bucket/prefix.`);
  }
  return guardStore(
    new FileStore(isAbsolute(location) ? location : join(checkout ?? process.cwd(), location)),
  );
}
