import { brand } from '@ilera/contracts';
import { html, type Html } from '@ilera/contracts/html';
import { askGateways } from '../metrics/ask-gateways';
import { onlyValid, describeEntry, describeRevision, type HistoryEntry } from '../site/revision-text';
import { describeChange } from '../site/change-text';
import { listAlarms } from '../gateway/health/health.routes';
import type { Services } from '../gateway/services';
import type { Operator } from './session';
import { worstFirst } from '../site/version-trouble';
import { inviteView } from './invitation.routes';
import { formToken, messageView, page, type Message } from './views/page';
import { partView } from './views/part-view';

/** Number of changes in the overview; the commands show all. */
const shownChanges = 20;

/**
 * Renders this gateway's live parts with figures and forms; undefined while the gateway serves nothing.
 * @param notice a message, or the number of the revision that the last action made
 */
export async function overview(
  services: Services,
  operator: Operator,
  notice: Message | number,
): Promise<string | undefined> {
  const { registry, follower, config, ledger, metrics } = services;
  const revision = follower.current?.revision;
  if (!revision) return undefined;
  const [entries, { versions, gateways, silent }] = await Promise.all([
    registry.history(shownChanges + 1).catch((): HistoryEntry[] => [revision]),
    // Figures come from the configured gateways, or from this one.
    config.gateways.length > 0
      ? askGateways(config.gateways, config.metricsToken)
      : { versions: metrics.summary(), gateways: 1, silent: [] },
  ]);
  const isReadOnly = ledger.lacksKey(revision);
  const problems = [
    ...(isReadOnly ? [noKey] : []),
    ...listAlarms(services),
    ...silent.map((gateway) => `${gateway} does not answer: its figures are missing.`),
  ];
  const message = typeof notice === 'number' ? describeDone(entries, notice) : notice;
  const before = onlyValid(entries).find(({ n }) => n < revision.n);
  const parts = worstFirst(revision.live, versions);
  return page(
    'Overview',
    html`<header>
        <h1>${brand.name} ops</h1>
        <form method="post" action="/ops/logout">
          ${formToken(operator)} <span class="soft">${operator.name}</span
          ><button class="quiet">Sign out</button>
        </form>
      </header>
      <main>
        ${message && messageView(message, true)}${problems.map((text) => messageView({ text, isBad: true }))}
        <p>
          ${describeRevision(revision).join(' ')}<br />${(before ? describeChange(revision, before) : []).join(' ')}
        </p>
        <h2>Live</h2>
        ${parts.map(([name, part]) => partView(name, part, versions, isReadOnly ? undefined : operator))}
        <p class="soft">Figures: ${gateways === 1 ? 'one gateway' : `the sum of ${gateways} gateways`}.</p>
        <section id="history" aria-label="History">
          <h2>History</h2>
          <ol class="history">
            ${entries.slice(0, shownChanges).map((entry, index) => entryView(entry, entries.slice(index + 1)))}
          </ol>
        </section>
        ${inviteView(operator)}
      </main>`,
  );
}

const noKey =
  'Nothing can be changed here: this gateway has no signing key. Use `pnpm release`, or give it RELEASE_SIGNING_KEY.';

/** Describes the last action, by the ledger. */
function describeDone(entries: HistoryEntry[], n: number): Message | undefined {
  const [done, before] = onlyValid(entries).filter((revision) => revision.n <= n);
  if (done?.n !== n) return undefined;
  return { text: `Done, revision ${n}: ${describeChange(done, before).join(' ')}`, isBad: false };
}

function entryView(entry: HistoryEntry, older: HistoryEntry[]): Html {
  const [head, ...below] = describeEntry(entry, older);
  return html`<li>
    <span class="${'live' in entry ? 'soft' : 'bad'}">${head}</span
    >${below.map((line) => html`<br />${line}`)}
  </li>`;
}
