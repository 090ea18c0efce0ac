import { ReleaseRefused } from '../common/release-refused';
import type { ConsoleOptions } from './access';
import type { MountAction } from './actions.routes';
import { confirmPreviewEndView } from './views/previews-view';

/** Ends a preview before its time, for everybody: a confirmation page first, then the change. */
export function registerPreviewActions(mount: MountAction, { registry }: ConsoleOptions): void {
  mount('GET', '/ops/confirm/preview-end', async (form) => {
    const id = form('id');
    const preview = (await registry.previews()).find((one) => one.id === id);
    if (!preview) throw new ReleaseRefused(`There is no preview ${id}, or not any more.`);
    return confirmPreviewEndView(preview);
  });

  mount('POST', '/ops/previews/end', async (form, { name }) => {
    const [ended] = await registry.endPreviews({ id: form('id') }, name);
    return { ended: ended?.id ?? '' };
  });
}
