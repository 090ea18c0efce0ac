import { endPreview } from '../release/preview';
import { branchOf } from '../release/preview-text';
import type { ConsoleOptions } from './access';
import type { MountAction } from './actions.routes';
import { overview } from './overview';

/** Ends a preview before its time, for everybody (Q76). */
export function registerPreviewActions(mount: MountAction, options: ConsoleOptions): void {
  const { store, ledger } = options;
  mount('POST', '/ops/previews/end', async (form, { name }) => {
    const preview = await endPreview({ store, ledger, end: form('id'), by: name });
    const message = { text: `The preview ${branchOf(preview)} is over.`, isBad: false };
    return (await overview(options, name, {}, message)) ?? message.text;
  });
}
