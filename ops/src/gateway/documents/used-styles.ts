import type { ChildNode, Declaration, Root, Rule } from 'postcss';
import { parseTags } from '../../common/html';

/** Names in a page that a selector can match. */
export interface PageNames {
  classes: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
}

/** Collects the names in HTML, with `open`: a press opens dialogs and details before any file arrives. */
export function namesIn(html: string): PageNames {
  const tags = parseTags(html);
  return {
    classes: new Set(tags.flatMap(({ attributes }) => attributes.class?.split(/\s+/) ?? [])),
    tags: new Set(tags.map(({ name }) => name)),
    attributes: new Set(['open', ...tags.flatMap(({ attributes }) => Object.keys(attributes))]),
  };
}

/** Properties without effect on the page before a script runs. */
const laterProperties = /^(?:cursor|scroll-behavior|touch-action|transition(?:-.*)?|user-select)$/;

/** States that no element has at the first paint. */
const laterStates = /:(?:hover|active|focus(?:-visible|-within)?|target|autofill|:backdrop|:selection)\b/;

const groups = ['media', 'supports', 'layer', 'container'];

/** Custom properties and animations that the used rules read. */
type Reads = ReadonlySet<string>;

function readsOf(text: string): Reads {
  const properties = [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
  const values = [...text.matchAll(/(?:animation|animation-name|--[\w-]+):([^;}]+)/g)];
  return new Set([...properties, ...values.flatMap(([, value = '']) => value.split(/[\s,]+/))]);
}

/**
 * Selects the rules that the first paint of a page needs, in their order. The complete files follow at the end of the
 * document, before any script runs, so that omitted rules matter only to content of scripts.
 */
export function usedStyles(styles: Root[], names: PageNames, html = ''): string[] {
  let reads: Reads = new Set();
  // A custom property may be read by another one only.
  for (;;) {
    const used = styles.map((root) => write(root.nodes, names, reads));
    const next = readsOf(html + used.join(''));
    if (next.size === reads.size) return used;
    reads = next;
  }
}

const write = (nodes: ChildNode[], names: PageNames, reads: Reads): string =>
  nodes.map((node) => writeNode(node, names, reads)).join('');

function writeNode(node: ChildNode, names: PageNames, reads: Reads): string {
  if (node.type === 'rule') return writeRule(node, names, reads);
  if (node.type !== 'atrule') return '';
  if (!node.nodes) return `${node.toString()};`;
  if (node.name === 'keyframes') return reads.has(node.params) ? node.toString() : '';
  if (!groups.includes(node.name)) return node.toString();
  if (node.params.startsWith('print')) return '';
  const rules = write(node.nodes, names, reads);
  return rules && `@${node.name} ${node.params}{${rules}}`;
}

function writeRule(rule: Rule, names: PageNames, reads: Reads): string {
  const selectors = rule.selectors.filter((selector) => mayMatch(selector, names));
  if (selectors.length === 0) return '';
  const isRead = (node: ChildNode): node is Declaration =>
    node.type === 'decl' && !laterProperties.test(node.prop) && (!node.variable || reads.has(node.prop));
  const declarations = rule.nodes.filter(isRead).map((declaration) => declaration.toString());
  return declarations.length > 0 ? `${selectors.join(',')}{${declarations.join(';')}}` : '';
}

/** Ignores parentheses, because `:not(.open)` matches a page without the class. */
function mayMatch(selector: string, names: PageNames): boolean {
  let open = selector.replaceAll(':disabled', '[disabled]');
  for (let before = ''; before !== open;) [before, open] = [open, open.replace(/\([^()]*\)/g, '')];
  const plain = open.replace(/\[[^\]]*\]/g, '');
  if (laterStates.test(plain)) return false;
  const areThere = (pattern: RegExp, text: string, all: ReadonlySet<string>) =>
    [...text.matchAll(pattern)].every(([, name = '']) => all.has(name.replaceAll('\\', '')));
  // The document's script gives the root attributes before the first paint.
  const isOfRoot = /^(?:html|:root)\[/.test(open);
  return (
    areThere(/\.((?:[\w-]|\\.)+)/g, plain, names.classes) &&
    areThere(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g, plain, names.tags) &&
    (isOfRoot || areThere(/\[([\w-]+)/g, open, names.attributes))
  );
}
