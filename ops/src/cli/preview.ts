import { ReleaseRefused } from '../site/refusal';
import { formatPreview, previewPath } from '../site/preview-text';
import type { CommandResult, Context } from './context';
import { uploadParts } from './change-site';
import { buildNamed } from './publish';

/** `preview [part…] --branch name`: gives candidates an address; without a flag, lists running previews. */
export async function preview(context: Context, names: string[]): Promise<CommandResult> {
  const { registry, tell, by, sites } = context;
  const [site] = sites;
  const { end: which, branch, force = false } = context.options;
  if (typeof which === 'string') {
    const over = await registry.endPreviews(which, { by });
    const lines = over.map((ended) => `${previewPath(ended)} shows nothing more.`);
    return { data: over, text: lines.join('\n') || `Nothing to do: no preview runs for ${which}.` };
  }
  if (branch === undefined) {
    if (names.length > 0)
      throw new ReleaseRefused(
        `For which branch? For example: pnpm release preview ${names.join(' ')} --branch prices`,
      );
    const running = await registry.previews();
    return {
      data: running,
      text: running.map((shown) => formatPreview(shown, site)).join('\n') || 'No preview is running.',
    };
  }
  const { parts, ofCommit } = await buildNamed(context, names);
  const versions = await uploadParts(registry, parts, tell);
  const order = { branch, force, versions };
  const created = await registry.createPreview(order, { by, ...ofCommit });
  const lines = [...created.notes, 'Nothing went live. To look at it:', formatPreview(created.preview, site)];
  return { data: created.preview, text: lines.join('\n') };
}
