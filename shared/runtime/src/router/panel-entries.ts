import { useEffect, useEffectEvent } from 'react';

/** Where an entry of the tab's history stands: the router's number of its page, and how many panels were open there. */
interface Position {
  page: number;
  panels: number;
}

const here = (): Position => {
  const { idx = 0, panels = 0 } = (window.history.state ?? {}) as { idx?: number; panels?: number };
  return { page: idx, panels };
};

/**
 * An entry of the tab's history for each open panel, so that Back closes the panel and not the page (R5.11). An
 * entry whose panel is closed is passed over by Back, so that one press is one step; Forward opens nothing again.
 */
export class PanelEntries {
  private readonly open: (() => void)[] = [];
  private at: Position = { page: 0, panels: 0 };
  /** Where a press on Back began that is passing over entries. */
  private passingFrom: Position | undefined;

  /** Notes the present entry, once a navigation is shown, and listens to the tab's history from the first call on. */
  note = (): void => {
    this.at = here();
    // Before the router's own listener, whose navigation is noted as well.
    window.addEventListener('popstate', this.handleTraversal, { capture: true });
  };

  /**
   * Adds the entry of a panel that has opened.
   * @param close closes the panel
   * @returns to be called when it is closed: its entry stays, because going back would undo a navigation that follows
   */
  add(close: () => void): () => void {
    this.open.push(close);
    if (here().panels < this.open.length)
      window.history.pushState({ ...window.history.state, panels: this.open.length }, '');
    this.at = here();
    return () => {
      const index = this.open.indexOf(close);
      if (index >= 0) this.open.splice(index, 1);
    };
  }

  private readonly handleTraversal = (): void => {
    const from = this.passingFrom ?? this.at;
    const to = here();
    this.at = to;
    this.passingFrom = undefined;
    const closing = this.open.splice(to.panels);
    for (const close of closing.reverse()) close();
    // The browser itself makes a new entry for a `#` that is typed, or pressed before the scripts are there.
    const isNative = window.history.state === null;
    if (closing.length > 0 || isNative || isAfter(to, from)) return;
    const isLeftover = to.panels > this.open.length;
    const hasLeftOne = to.page === from.page && to.panels < from.panels;
    if (!isLeftover && !hasLeftOne) return;
    this.passingFrom = from;
    window.history.back();
  };
}

const isAfter = (to: Position, from: Position): boolean =>
  to.page > from.page || (to.page === from.page && to.panels > from.panels);

const entries = new PanelEntries();

/** To be called when a navigation is shown: notes its entry of the history. */
export const noteHistoryEntry = entries.note;

/** While a panel is open, Back closes it and leaves the page as it is (R5.11). */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? entries.add(() => close()) : undefined), [isOpen]);
}
