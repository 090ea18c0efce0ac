import { listParts } from '../common/repository';
import { readPreviews } from '../ledger/read-previews';
import { text, type Command } from './command-input';
import { currentUser } from './current-user';
import { endBranch, endPreview } from './preview';
import { formatPreview, previewPath } from './preview-text';

export const previewsCommand: Command = async ({ repository, store, ledger, options }) => {
  const end = text(options, 'end');
  if (end) {
    const over = await endPreview({ store, ledger, end, by: currentUser() });
    return { data: over, text: `${previewPath(over)} shows nothing more.` };
  }
  const branch = text(options, 'end-branch');
  if (branch) {
    const parts = repository ? { parts: listParts(repository) } : {};
    const over = await endBranch({ store, ledger, branch, ...parts, by: currentUser() });
    const lines = over.map((one) => `${previewPath(one)} shows nothing more.`);
    return { data: over, text: lines.join('\n') || `Nothing to do: ${branch} has no preview of this key.` };
  }
  const previews = await readPreviews(store, ledger.trust, new Date());
  const site = text(options, 'site') ?? process.env.RELEASE_SITE;
  return {
    data: previews,
    text: previews.map((one) => formatPreview(one, site)).join('\n') || 'There is none.',
  };
};
