import { apiVariables } from '../../api/src/config/variables';

/** docs/configuration.md, in which the variables of the API are those of its own list. */
export function configurationDocument(text: string): string {
  const lines = Object.entries(apiVariables).map(([name, [fallback, meaning]]) => {
    const code = /^[\w./:-]+$/.test(fallback) ? `\`${fallback}\`` : fallback;
    return `- \`${name}\`${fallback ? ` (${code})` : ''}: ${meaning}\n`;
  });
  return text.replace(/(?<=\n## API\n\n[^\n]+\n\n)[^]*?(?=\n## )/, () => lines.join(''));
}

/** The names of all variables that the document explains. */
export const variablesIn = (text: string): string[] =>
  [...text.matchAll(/^- `([A-Z][A-Z0-9_<>]*)`/gm)].map(([, name = '']) => name);
