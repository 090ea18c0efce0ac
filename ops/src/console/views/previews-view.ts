import type { Preview } from '@shared/contracts';
import { html, type Html } from '@shared/contracts/html';
import { branchOf, formatVersions, previewPath } from '../../release/preview-text';
import { formatTime } from '../../release/report-text';

/** Candidates that are not live, with the addresses at which they can be looked at. */
export function previewsView(previews: Preview[]): Html {
  if (previews.length === 0) return html``;
  const rows = previews.map(
    (preview) =>
      html`<li>
        <a href="${previewPath(preview)}">${branchOf(preview)}</a>: ${formatVersions(preview)}
        <span class="soft">by ${preview.by}, until ${formatTime(preview.until)}</span>
      </li>`,
  );
  return html`<h2>Previews</h2>
    <ul>
      ${rows}
    </ul>`;
}
