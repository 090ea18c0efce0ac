import { readPreviews } from '../ledger/read-previews';
import { text, type Command } from './command-input';
import { currentUser } from './current-user';
import { endPreview } from './preview';
import { formatPreview, previewPath } from './preview-text';

export const previewsCommand: Command = async ({ store, ledger, options }) => {
  const end = text(options, 'end');
  if (end) {
    const over = await endPreview({ store, ledger, end, by: currentUser() });
    return { data: over, text: `${previewPath(over)} shows nothing more.` };
  }
  const previews = await readPreviews(store, ledger.trust, new Date());
  const site = text(options, 'site') ?? process.env.RELEASE_SITE;
  return {
    data: previews,
    text: previews.map((one) => formatPreview(one, site)).join('\n') || 'There is none.',
  };
};
