import type { Preview } from '@ilera/contracts';

/** Path of a preview's address. */
export const previewPath = ({ id }: Preview): string => `/_preview/${id}`;

/** `mf-plans 1.2.0, mf-auth 1.0.3` */
export const formatVersions = ({ parts }: Pick<Preview, 'parts'>): string =>
  Object.entries(parts)
    .map(([name, { version }]) => `${name} ${version}`)
    .join(', ');

/** Formats a preview for a terminal or a comment. @param site origin of the address */
export function formatPreview(preview: Preview, site = ''): string {
  const { by, branch, until, source, revision } = preview;
  const commit = source?.commit ? ` of ${source.commit.slice(0, 8)}` : '';
  const beside = revision === undefined ? '' : ` beside revision ${revision}`;
  return `${site.replace(/\/$/, '')}${previewPath(preview)}\n  ${branch}: ${formatVersions(preview)}${beside}${commit}, by ${by}, until ${until.slice(0, 16)}Z`;
}
