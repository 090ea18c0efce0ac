import { brand, escapeHtml, type LivePart, type SiteState } from '@shared/contracts';
import type { VersionSummary } from '../gateway/health/version-metrics';
import { describeChange, formatTime, liveSince } from '../release/report-text';
import { consoleScript, consoleStyle } from './style';

const field = (label: string, input: string): string => `<label>${label}${input}</label>`;
const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

/** A whole page of the console. */
export function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} · ${escapeHtml(brand.name)} ops</title><style>${consoleStyle}</style><script>${consoleScript}</script></head>
<body>${body}</body></html>`;
}

/** Where an operator shows the key. */
export function loginView(message?: string): string {
  const trouble = message ? `<p class="bad" role="alert">${escapeHtml(message)}</p>` : '';
  return page(
    'Sign in',
    `<main><h1>${escapeHtml(brand.name)} ops</h1>${trouble}<form method="post" action="/ops/login" class="card">
${field('Your name, for the history', '<input name="name" autocomplete="username" required maxlength="60">')}
${field('Operator key', '<input name="key" type="password" autocomplete="current-password" required>')}
<button>Sign in</button></form></main>`,
  );
}

/** Everything that the overview shows. */
export interface Overview {
  operator: string;
  state: SiteState;
  recent: SiteState[];
  health: VersionSummary[];
  /** How many gateways that health is the sum of. */
  gateways: number;
  /** Why something newer may not be served: a silent store, refused revisions. */
  problems: string[];
  /** What the last action did, or why it did nothing. */
  message?: { text: string; isBad: boolean };
}

/** What is live, how it does, and the ways to change it. */
export function overviewView({
  operator,
  state,
  recent,
  health,
  gateways,
  problems,
  message,
}: Overview): string {
  const said = message
    ? `<p class="note${message.isBad ? ' bad' : ''}" role="${message.isBad ? 'alert' : 'status'}">${escapeHtml(message.text).replaceAll('\n', '<br>')}</p>`
    : '';
  const troubles = problems.map((text) => `<p class="bad" role="alert">${escapeHtml(text)}</p>`).join('');
  const parts = Object.entries(state.live).map(([name, part]) => partView(name, part, recent, health));
  return page(
    'Overview',
    `<header><h1>${escapeHtml(brand.name)} ops</h1><form method="post" action="/ops/logout"><span class="soft">${escapeHtml(operator)}</span><button class="quiet">Sign out</button></form></header>
<main>${said}${troubles}
<p>Revision ${state.n}, since ${formatTime(state.at)}, by ${escapeHtml(state.by)}: ${escapeHtml(state.action)}, “${escapeHtml(state.reason)}”.</p>
<h2>Live</h2><p class="soft">Health by version: ${gateways === 1 ? 'one gateway' : `the sum of ${gateways} gateways that were seen in the last minutes`}.</p>${parts.join('')}
<h2>History</h2>${historyView(recent)}
<h2>Links</h2>${linksView(Object.keys(state.live))}</main>`,
  );
}

function partView(name: string, part: LivePart, recent: SiteState[], health: VersionSummary[]): string {
  const since = liveSince(name, part.version, recent);
  const earlier = [...new Set(recent.flatMap((state) => state.live[name]?.version ?? []))].filter(
    (version) => version !== part.version,
  );
  const id = `part-${name}`;
  return `<section class="card" aria-labelledby="${id}"><h3 id="${id}">${escapeHtml(name)}</h3>
<dl><dt>Live</dt><dd>${code(part.version)} ${since ? `<span class="soft">since ${formatTime(since)}</span>` : ''}</dd>
<dt>Falls back to</dt><dd>${part.lastGood ? code(part.lastGood) : '–'}</dd>${healthRows(name, part.version, health)}</dl>
${part.canary ? canaryView(name, part.canary, health) : ''}${earlier.length > 0 || part.canary ? rollbackForm(name, part, earlier) : ''}</section>`;
}

function healthRows(name: string, version: string, health: VersionSummary[]): string {
  const entry = health.find((one) => one.part === name && one.version === version);
  if (!entry) return '<dt>Health</dt><dd class="soft">not seen yet</dd>';
  const kinds = Object.entries(entry.failures).map(([kind, count]) => `${escapeHtml(kind)} ${count}`);
  const vitals = Object.entries(entry.vitals).map(([key, value]) => {
    const figure = key === 'cls' ? value.p75.toFixed(3) : `${Math.round(value.p75)} ms`;
    return `${key.toUpperCase()} ${figure} (${value.count})`;
  });
  const failures =
    entry.failedVisitors === 0 ? 'none' : `${entry.failedVisitors} visitors: ${kinds.join(', ')}`;
  return `<dt>Loads</dt><dd>${entry.loads}</dd><dt>Failures</dt><dd class="${entry.failedVisitors > 0 ? 'bad' : ''}">${failures}</dd>${
    vitals.length > 0 ? `<dt>Real visits, p75</dt><dd>${vitals.join(' · ')}</dd>` : ''
  }`;
}

function canaryView(name: string, canary: NonNullable<LivePart['canary']>, health: VersionSummary[]): string {
  const people = canary.people.length > 0 ? `, and ${canary.people.map(escapeHtml).join(', ')}` : '';
  return `<p class="note">Canary ${code(canary.version)} for ${canary.percent} % of visits${people}.</p>
<dl>${healthRows(name, canary.version, health)}</dl>
<form method="post" action="/ops/canary">${hidden('part', name)}${hidden('from', canary.version)}
${field('Share of visits', `<input type="range" name="percent" min="0" max="100" step="1" value="${canary.percent}" aria-label="Share of visits that get the canary of ${escapeHtml(name)}"><output>${canary.percent} %</output>`)}
<button name="do" value="percent">Set share</button><button name="do" value="promote">Live for all</button></form>`;
}

function rollbackForm(name: string, part: LivePart, earlier: string[]): string {
  const usual = part.canary ? 'the canary only' : 'the version before';
  const options = earlier.map(
    (version) => `<option value="${escapeHtml(version)}">${escapeHtml(version)}</option>`,
  );
  return `<form method="post" action="/ops/rollback">${hidden('part', name)}${hidden('from', part.canary?.version ?? part.version)}
${field('To', `<select name="to" aria-label="Version of ${escapeHtml(name)} to go back to"><option value="">${usual}</option>${options.join('')}</select>`)}
${field('Reason', `<input name="reason" required maxlength="200" aria-label="Reason for rolling back ${escapeHtml(name)}">`)}
<button>Roll back ${escapeHtml(name)}</button></form>`;
}

function historyView(recent: SiteState[]): string {
  const rows = recent
    .slice(0, 30)
    .map(
      (state, index) =>
        `<tr><td>${state.n}</td><td>${formatTime(state.at)}</td><td>${escapeHtml(state.action)}${state.forced ? ' <span class="bad">forced</span>' : ''}</td><td>${escapeHtml(state.by)}</td><td>${code(describeChange(state, recent[index + 1]))}</td><td>${escapeHtml(state.reason)}</td></tr>`,
    );
  return `<div class="card wide" tabindex="0" role="region" aria-label="History"><table><thead><tr><th>State</th><th>When</th><th>What</th><th>Who</th><th>Change</th><th>Why</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function linksView(parts: string[]): string {
  const remotes = parts
    .filter((name) => name !== 'shell')
    .map((name) => `<option>${escapeHtml(name)}</option>`);
  return `<div class="card"><h3>See what a visitor saw</h3><form method="post" action="/ops/replay">
${field('Support code', '<input name="code" required placeholder="S41-1" autocomplete="off">')}<button>Open</button></form></div>
<div class="card"><h3>Let somebody in early</h3><form method="post" action="/ops/invite">
${field('Name, as in the canary’s list', '<input name="person" required maxlength="40" autocomplete="off">')}<button>Make a link</button></form></div>
<div class="card"><h3>Admit a developer’s build</h3><form method="post" action="/ops/override">
${field('Remote', `<select name="remote">${remotes.join('')}</select>`)}
${field('Address of the dev server', '<input name="base" type="url" required value="http://localhost:3101/">')}<button>Make a link</button></form></div>`;
}

/** A signed link to hand on. */
export function linkView(url: string, explanation: string): string {
  return page(
    'Link',
    `<main><h1>Link</h1><p>${escapeHtml(explanation)}</p><p class="card">${code(url)}</p><p><a href="/ops">Back</a></p></main>`,
  );
}
