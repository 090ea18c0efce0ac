import { counterpart } from './counterpart';

const selector = 'a, button, input, textarea, select, summary, [tabindex]';

/** Where the visitor was, and how to bring them back there. */
export interface HeldFocus {
  giveBack(live: ParentNode): void;
}

/** Reads the focus where it is inside the painted page. */
export function readFocus(painted: readonly Element[]): HeldFocus | undefined {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !painted.some((part) => part.contains(active))) return undefined;
  const selection = selectionOf(active);
  return {
    giveBack(live) {
      // Somebody who has moved on in the meantime is left where they are.
      if (document.activeElement !== document.body) return;
      const target = active.isConnected ? active : counterpart(painted, active, live, selector);
      target?.focus({ preventScroll: true });
      if (target && selection) (target as HTMLInputElement).setSelectionRange(...selection);
    },
  };
}

/** Null for fields that have none, such as e-mail and number. */
function selectionOf(element: Element): [number, number] | null {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return null;
  const { selectionStart, selectionEnd } = element;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}
