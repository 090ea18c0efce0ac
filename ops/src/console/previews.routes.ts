import { ReleaseRefused } from '../common/release-refused';
import { endPreview, readPreviews } from '../registry/previews';
import type { ConsoleOptions } from './access';
import type { MountAction } from './actions.routes';
import { confirmPreviewEndView } from './views/previews-view';

/** Ends a preview before its time, for everybody: a confirmation page first, then the change. */
export function registerPreviewActions(mount: MountAction, { ledger }: ConsoleOptions): void {
  mount('GET', '/ops/confirm/preview-end', async (form) => {
    const id = form('id');
    const previews = await readPreviews(ledger);
    const preview = previews.find((one) => one.id === id);
    if (!preview) throw new ReleaseRefused(`There is no preview ${id}, or not any more.`);
    return confirmPreviewEndView(preview);
  });

  mount('POST', '/ops/previews/end', async (form, { name }) => {
    const { id } = await endPreview({ ledger, end: form('id'), by: name });
    return { ended: id };
  });
}
