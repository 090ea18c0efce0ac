/** What of a page a selector may name. */
export interface PageNames {
  classes: ReadonlySet<string>;
  tags: ReadonlySet<string>;
}

/** The names in a document's HTML. Scripts can be left in: a name too many keeps a rule too many. */
export const namesIn = (html: string): PageNames => ({
  classes: new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/))),
  tags: new Set([...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name = '']) => name)),
});

/** States that no page is in when it is first painted, and paper. */
const laterStates = /:(?:hover|active|focus(?:-visible|-within)?|target|autofill|:backdrop|:selection)\b/;
const onPaper = /^@media print\b/;
const groups = /^@(?:media|supports|layer|container)\b/;

/**
 * The rules of styles that the first paint of a page needs, in their order. The whole files follow at the end of the
 * document, before any script runs, so a rule that is left out here is one for what a script shows.
 */
export function usedStyles(styles: string[], names: PageNames, attributes = ''): string[] {
  let kept = styles.map((css) => usedRules(css.replace(/\/\*[^]*?\*\//g, ''), names));
  // A property may be needed by another one only.
  for (let before = ''; before !== kept.join('');) {
    before = kept.join('');
    const text = before + attributes;
    const read = new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    kept = kept.map((css) =>
      css.replace(/(?<=[{;])(--[\w-]+):(?:(?!url\()[^;{}"'])*(?:;|(?=\}))/g, (all, name: string) =>
        read.has(name) ? all : '',
      ),
    );
  }
  const all = kept.join('');
  return kept.map((css) =>
    css.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, (rule, name: string) =>
      all.split(name).length > 2 ? rule : '',
    ),
  );
}

function usedRules(css: string, names: PageNames): string {
  let kept = '';
  for (let from = 0; from < css.length;) {
    const start = endOf(css, from, '{;');
    const prelude = css.slice(from, start).trim();
    const end = css[start] === '{' ? endOf(css, start + 1, '}') : start;
    kept +=
      css[start] === '{' ? usedBlock(prelude, css.slice(start + 1, end), names) : prelude && `${prelude};`;
    from = end + 1;
  }
  return kept;
}

function usedBlock(prelude: string, block: string, names: PageNames): string {
  if (onPaper.test(prelude)) return '';
  if (groups.test(prelude)) {
    const rules = usedRules(block, names);
    return rules && `${prelude}{${rules}}`;
  }
  if (prelude.startsWith('@')) return `${prelude}{${block}}`;
  const selectors = splitList(prelude).filter((selector) => mayMatch(selector, names));
  return selectors.length > 0 ? `${selectors.join(',')}{${block}}` : '';
}

/** What stands in brackets is not looked at: `:not(.open)` matches a page without the class. */
function mayMatch(selector: string, { classes, tags }: PageNames): boolean {
  let plain = selector;
  for (let before = ''; before !== plain;)
    [before, plain] = [plain, plain.replace(/\([^()]*\)|\[[^\]]*\]/g, '')];
  if (laterStates.test(plain)) return false;
  const isThere = ([, name = '']: RegExpMatchArray, all: ReadonlySet<string>) =>
    all.has(name.replaceAll('\\', ''));
  return (
    [...plain.matchAll(/\.((?:[\w-]|\\.)+)/g)].every((found) => isThere(found, classes)) &&
    [...plain.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)].every((found) => isThere(found, tags))
  );
}

function splitList(selectors: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < selectors.length;) {
    const end = endOf(selectors, from, ',');
    parts.push(selectors.slice(from, end));
    from = end + 1;
  }
  return parts;
}

/** Where one of the characters comes next, outside of strings and brackets; the end of the text where none does. */
function endOf(text: string, from: number, stops: string): number {
  let depth = 0;
  let quote = '';
  for (let index = from; index < text.length; index++) {
    const character = text.charAt(index);
    if (character === '\\') index++;
    else if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (depth === 0 && stops.includes(character)) return index;
    else if ('([{'.includes(character)) depth++;
    else if (')]}'.includes(character)) depth--;
  }
  return text.length;
}
