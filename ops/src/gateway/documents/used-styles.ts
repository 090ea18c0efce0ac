import type { ChildNode, Declaration, Root, Rule } from 'postcss';
import { parseTags } from '../../common/html';

/** What of a page a selector may name. */
export interface PageNames {
  classes: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
}

/** The names in a page's HTML. A press opens its dialogs and details before any script or style file is there. */
export function namesIn(html: string): PageNames {
  const tags = parseTags(html);
  return {
    classes: new Set(tags.flatMap(({ attributes }) => attributes.class?.split(/\s+/) ?? [])),
    tags: new Set(tags.map(({ name }) => name)),
    attributes: new Set(['open', ...tags.flatMap(({ attributes }) => Object.keys(attributes))]),
  };
}

/** What changes nothing that is painted before a script runs. */
const laterProperties = /^(?:cursor|scroll-behavior|touch-action|transition(?:-.*)?|user-select)$/;

/** States that no page is in when it is first painted. */
const laterStates = /:(?:hover|active|focus(?:-visible|-within)?|target|autofill|:backdrop|:selection)\b/;

const groups = ['media', 'supports', 'layer', 'container'];

/** What the rules that are kept read: custom properties and animations. */
type Reads = ReadonlySet<string>;

function readsOf(text: string): Reads {
  const properties = [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
  const values = [...text.matchAll(/(?:animation|animation-name|--[\w-]+):([^;}]+)/g)];
  return new Set([...properties, ...values.flatMap(([, value = '']) => value.split(/[\s,]+/))]);
}

/**
 * The rules of styles that the first paint of a page needs, in their order. The whole files follow at the end of the
 * document, before any script runs, so a rule that is left out here is one for what a script shows.
 */
export function usedStyles(styles: Root[], names: PageNames, html = ''): string[] {
  let reads: Reads = new Set();
  // A property may be read by another one only.
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
  const declarations = rule.nodes.filter(isRead).map((one) => one.toString());
  return declarations.length > 0 ? `${selectors.join(',')}{${declarations.join(';')}}` : '';
}

/** What stands in parentheses is not looked at: `:not(.open)` matches a page without the class. */
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
