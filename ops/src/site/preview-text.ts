import type { Preview } from '@shared/contracts';

/** The branch in a preview's id, which ends in 24 random hexadecimal digits. */
export const branchOf = ({ id }: Pick<Preview, 'id'>): string => id.replace(/-[0-9a-f]{24}$/, '');

/** Path of a preview's address. */
export const previewPath = ({ id }: Preview): string => `/_preview/${id}`;

/** `mf-plans 1.2.0, mf-auth 1.0.3` */
export const formatVersions = ({ parts }: Pick<Preview, 'parts'>): string =>
  Object.entries(parts)
    .map(([name, { version }]) => `${name} ${version}`)
    .join(', ');

/**
 * A preview for a terminal or a comment: its address, its versions, what it was checked beside, who made it, and
 * its end.
 * @param site its origin
 */
export function formatPreview(preview: Preview, site = ''): string {
  const { by, until, source, revision } = preview;
  const commit = source?.commit ? ` of ${source.commit.slice(0, 8)}` : '';
  const beside = revision === undefined ? '' : ` beside revision ${revision}`;
  return `${site.replace(/\/$/, '')}${previewPath(preview)}\n  ${formatVersions(preview)}${beside}${commit}, by ${by}, until ${until.slice(0, 16)}Z`;
}
