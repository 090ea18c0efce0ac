import { layerMarks, prerenderedMark } from '@shared/contracts';
import { readFocus, type HeldFocus } from './held-focus';
import { giveBackEntries } from './give-back-entries';
import { pressHeldButton } from './press-held-button';

/** What the document showed before any script ran (docs/adr/0008), until the page itself stands in its place. */
let nodes: readonly Node[] = [];
let focus: HeldFocus | undefined;
let layers = new Map<string, Node[]>();

/** Takes charge of what is painted in the root. False when nothing is. */
export function takeCharge(root: Element): boolean {
  if (!root.hasAttribute(prerenderedMark)) return false;
  nodes = [...root.childNodes];
  layers = readLayers(root);
  return true;
}

/** Remembers where the visitor is writing: taking an element out of the page, or moving it, takes its focus. */
export function noteFocus(): void {
  if (nodes.length > 0) focus = readFocus(paintedElements()) ?? focus;
}

/** A remote's share of the painted page, to stay in sight where the frame around it is ready before it. */
export function paintedLayer(remote: string, page: string): readonly Node[] {
  return nodes.length > 0 ? (layers.get(layerMarks(remote, page)[0]) ?? []) : [];
}

/** Whether the visitor has a dialog of the painted page open. */
export function paintedAsOpen(id: string): boolean {
  return paintedElements().some((part) => part.querySelector(`dialog#${id}[open]`) !== null);
}

/** What stands between the comments of each layer, while it still stands in the document. */
function readLayers(root: Element): Map<string, Node[]> {
  const found = new Map<string, Node[]>();
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  for (let begin = comments.nextNode(); begin; begin = comments.nextNode()) {
    const end = `/${begin.nodeValue ?? ''}`;
    const between: Node[] = [];
    let next = begin.nextSibling;
    for (; next && next.nodeValue !== end; next = next.nextSibling) between.push(next);
    if (next) found.set(begin.nodeValue ?? '', between);
  }
  return found;
}

/** Brings the focus back to where it was noted. */
export function restoreFocus(): void {
  focus?.giveBack(document);
}

/** The page is there: it gets what was typed, where the focus was, and the press that came too early. Only once. */
export function finishTakeover(): void {
  if (nodes.length === 0) return;
  const before = paintedElements();
  nodes = [];
  layers.clear();
  for (const tag of document.head.querySelectorAll(`[${prerenderedMark}]`)) tag.remove();
  giveBackEntries(before, document);
  restoreFocus();
  focus = undefined;
  pressHeldButton(before, document);
}

/** What was painted, with the layers that stand in the live frame by now. */
function paintedElements(): Element[] {
  const moved = [...layers.values()].flat().filter((node) => !nodes.some((part) => part.contains(node)));
  return [...nodes, ...moved].filter((node) => node instanceof Element);
}
