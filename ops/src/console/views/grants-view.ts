import type { PathGrants } from '@shared/contracts';
import { html, type Html } from '@shared/contracts/html';
import { listGrants } from '../../ledger/changed-parts';
import { code } from './page';

/** The paths that ops gave to remotes that the shell does not know, and the command that takes them away. */
export function grantsView(grants: PathGrants = {}): Html {
  const entries = Object.entries(grants);
  if (entries.length === 0) return html``;
  const rows = entries.map(
    ([name, paths]) =>
      html`<li>
        <strong>${name}</strong>
        <span class="soft">to take it away: ${code(`pnpm release revoke ${name}`)}</span
        ><br />${code(listGrants(paths))}
      </li>`,
  );
  return html`<h2>Granted paths</h2>
    <ul class="history">
      ${rows}
    </ul>`;
}
