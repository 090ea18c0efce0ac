import { escapeHtml, type Preview } from '@ilera/contracts';
import { formatVersions } from '../../site/preview-text';
import type { Composition } from '../revisions/composition';

/** What a browser looks at that others do not. */
interface Shown {
  /** The person whom an operator invited to canaries. */
  invited: string | undefined;
  preview: Preview | undefined;
  composition: Composition;
}

/** What a browser looks at that others do not, said at the top of its documents. */
export const banners = ({ invited, preview, composition }: Shown): string[] => [
  ...(invited === undefined
    ? []
    : [banner(`Only for you: early versions for ${invited}`, '/_invitation/off')]),
  ...(preview ? [banner(describePreview(preview, composition), '/_preview/off')] : []),
];

/** Says that this is not what visitors see, and how to end it. */
const banner = (text: string, off: string): string =>
  '<div id="banner" role="note" style="padding:.5rem 1rem;font:1rem/1.4 system-ui,sans-serif;background:#fff3cd;color:#3d2f00">' +
  `${escapeHtml(text)}. <a href="${off}">Leave</a></div>`;

/** The candidates of a preview and what they stand beside, in words; no line ends in the date. */
const describePreview = (preview: Preview, { revision }: Composition): string =>
  `Preview ${preview.branch}: ${formatVersions(preview)} beside revision ${revision.n}, until ${preview.until.slice(0, 10).replaceAll('-', '\u2011')}`;
