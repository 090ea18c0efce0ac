import { apiVariables } from '../../api/src/config/variables';
import {
  buildVariables,
  gatewayVariables,
  publisherVariables,
  testVariables,
} from '../../ops/src/configuration/variables';

type Variables = Record<string, readonly [fallback: string, meaning: string]>;

const groups: { title: string; lead: string; variables: Variables }[] = [
  {
    title: 'Gateway',
    lead: '`npm start`, `npm run serve`, `node ops/bin/gateway.mjs`.',
    variables: gatewayVariables,
  },
  { title: 'API', lead: '`npm start` and `node api/bin/start.mjs`.', variables: apiVariables },
  {
    title: 'Publisher',
    lead: '`node ops/bin/registry.mjs`, `pnpm release …`, `pnpm e2e:skew`.',
    variables: publisherVariables,
  },
  {
    title: 'Build',
    lead: '`pnpm build`, `pnpm dev`. Usually set by them, not by hand.',
    variables: buildVariables,
  },
  { title: 'Tests', lead: '`npm test`, `pnpm e2e`, `pnpm bench`.', variables: testVariables },
];

/** Names of all variables that any list explains. */
export const knownVariables = groups.flatMap(({ variables }) => Object.keys(variables));

/** The text of docs/configuration.md. */
export function configurationDocument(): string {
  const sections = groups.map(({ title, lead, variables }) => {
    const lines = Object.entries(variables).map(([name, [fallback, meaning]]) => {
      const code = /^[\w./:-]+$/.test(fallback) ? `\`${fallback}\`` : fallback;
      return `- \`${name}\`${fallback ? ` (${code})` : ''}: ${meaning}`;
    });
    return `## ${title}\n\n${lead}\n\n${lines.join('\n')}\n`;
  });
  return `# Configuration

Every environment variable, with its default in brackets. Written by \`pnpm docs:write\` from \`api/src/config/variables.ts\`
and \`ops/src/configuration/variables.ts\`: change it there. API and gateway read theirs once, at start, and name
every mistake in them in one message; keys, ports and the address of the release store are checked apart.

${sections.join('\n')}`;
}
