import type { Preview } from '@shared/contracts';

/** Path of a preview's address. */
export const previewPath = ({ id }: Preview): string => `/_preview/${id}`;

/** A preview for a terminal or a comment: its address, its versions, who made it, and its end. @param site its origin */
export function formatPreview(preview: Preview, site = ''): string {
  const { parts, by, until, tree } = preview;
  const versions = Object.entries(parts).map(([name, { version }]) => `${name} ${version}`);
  const commit = tree?.commit ? ` of ${tree.commit.slice(0, 8)}` : '';
  return `${site.replace(/\/$/, '')}${previewPath(preview)}\n  ${versions.join(', ')}${commit}, by ${by}, until ${until.slice(0, 16)}Z`;
}
