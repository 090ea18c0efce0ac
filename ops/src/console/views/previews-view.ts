import type { Preview } from '@shared/contracts';
import { html, type Html } from '@shared/contracts/html';
import { branchOf } from '../../site/preview-text';
import { formatVersions, previewPath } from '../../site/preview-text';
import { formatTime } from '../../site/revision-text';
import { code, hidden, page, formToken } from './page';

/**
 * Candidates that are not live, with the addresses at which they can be looked at.
 * @param mayEnd whether this gateway can end one
 */
export function previewsView(previews: Preview[], mayEnd: boolean): Html {
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
        ${
          mayEnd &&
          html`<form method="get" action="/ops/confirm/preview-end">
            ${hidden('id', preview.id)}
            <button class="quiet" aria-label="End … ${branchOf(preview)}">End …</button>
          </form>`
        }
      </li>`,
  );
  return html`<h2 id="previews">Previews</h2>
    <ul class="history">
      ${rows}
    </ul>`;
}

/** The end of a preview, before anything is written. */
export const confirmPreviewEndView = (preview: Preview): string =>
  page(
    `Preview ${branchOf(preview)}`,
    html`<main>
      <h1>End the preview ${branchOf(preview)}?</h1>
      <section class="card" aria-label="What will change">
        <dl>
          <dt>Shown no more</dt>
          <dd>${code(formatVersions(preview))}</dd>
          <dt>Would end</dt>
          <dd>${formatTime(preview.until)}</dd>
          <dt>Shown by</dt>
          <dd>${preview.by}</dd>
        </dl>
      </section>
      <form method="post" action="/ops/previews/end" class="card">
        ${formToken} ${hidden('id', preview.id)}<button>End it for everybody</button
        ><a class="button quiet" href="/ops#previews">Cancel</a>
      </form>
    </main>`,
  );
