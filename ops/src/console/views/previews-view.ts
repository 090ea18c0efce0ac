import type { Preview } from '@shared/contracts';
import { html, type Html } from '@shared/contracts/html';
import { branchOf, formatVersions, previewPath } from '../../site/preview-text';
import { formatTime } from '../../site/revision-text';
import { code } from './page';

/** Candidates that are not live, with the addresses at which they can be looked at. */
export function previewsView(previews: Preview[]): Html {
  if (previews.length === 0) return html``;
  const rows = previews.map(
    (preview) =>
      html`<li>
        <strong><a href="${previewPath(preview)}">${branchOf(preview)}</a></strong>
        <span class="soft">until ${formatTime(preview.until)}, ${preview.by}</span><br />
        ${code(formatVersions(preview))}${
          preview.revision !== undefined &&
          html` <span class="soft">checked beside revision ${preview.revision}</span>`
        }
      </li>`,
  );
  return html`<h2 id="previews">Previews</h2>
    <ul class="history">
      ${rows}
    </ul>`;
}
