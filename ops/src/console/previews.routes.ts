import { ReleaseRefused } from '../common/release-refused';
import { readPreviews } from '../ledger/read-previews';
import { endPreview } from '../release/preview';
import type { ConsoleOptions } from './access';
import type { MountAction } from './actions.routes';
import { confirmPreviewEndView } from './views/previews-view';

/** Ends a preview before its time, for everybody (Q76): a confirmation page first, then the change (Q46). */
export function registerPreviewActions(mount: MountAction, { store, ledger }: ConsoleOptions): void {
  mount('GET', '/ops/confirm/preview-end', async (form) => {
    const id = form('id');
    const previews = await readPreviews(store, ledger.trust, new Date());
    const preview = previews.find((one) => one.id === id);
    if (!preview) throw new ReleaseRefused(`There is no preview ${id}, or not any more.`);
    return confirmPreviewEndView(preview);
  });

  mount('POST', '/ops/previews/end', async (form, { name }) => {
    const { id } = await endPreview({ store, ledger, end: form('id'), by: name });
    return { ended: id };
  });
}
