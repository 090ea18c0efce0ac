import { escapeHtml, type Preview } from '@ilera/contracts';
import { formatVersions } from '../../site/preview-text';
import type { DocumentInput } from '../documents/document';
import type { Composition } from '../revisions/composition';

/** Renders the banners above a document that other browsers do not get. */
export const banners = ({ invited, preview, page }: DocumentInput): string[] => [
  ...(invited === undefined
    ? []
    : [banner(`Only for you: early versions for ${invited}`, '/_invitation/off')]),
  ...(preview ? [banner(describePreview(preview, page.composition), '/_preview/off')] : []),
];

/** A banner with a link that ends the personal view. */
const banner = (text: string, off: string): string =>
  '<div id="banner" role="note" style="padding:.5rem 1rem;font:1rem/1.4 system-ui,sans-serif;background:#fff3cd;color:#3d2f00">' +
  `${escapeHtml(text)}. <a href="${off}">Leave</a></div>`;

/** Describes a preview's versions and base revision; non-breaking hyphens keep the date in one line. */
const describePreview = (preview: Preview, { revision }: Composition): string =>
  `Preview ${preview.branch}: ${formatVersions(preview)} beside revision ${revision.n}, until ${preview.until.slice(0, 10).replaceAll('-', '\u2011')}`;
