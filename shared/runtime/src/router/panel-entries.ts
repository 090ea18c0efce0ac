import { useEffect, useEffectEvent } from 'react';

/** The position of a history entry: the router's number of its page, and the number of panels open there. */
interface Position {
  page: number;
  panels: number;
}

const currentPosition = (): Position => {
  const { idx = 0, panels = 0 } = (window.history.state ?? {}) as { idx?: number; panels?: number };
  return { page: idx, panels };
};

/**
 * Adds a history entry for each open panel, so that Back closes the panel instead of the page (R5.11). Back skips
 * entries whose panel is closed, so that one press is one step; Forward reopens nothing.
 */
export class PanelEntries {
  private readonly open: (() => void)[] = [];
  private at: Position = { page: 0, panels: 0 };
  /** The position at which a press on Back started to skip entries. */
  private passingFrom: Position | undefined;

  /** Records the current entry after a navigation; the first call starts listening to the tab's history. */
  note = (): void => {
    this.at = currentPosition();
    // Runs before the router's listener, whose navigation is recorded too.
    window.addEventListener('popstate', this.handleTraversal, { capture: true });
  };

  /**
   * Adds the entry of an opened panel.
   * @param close closes the panel
   * @returns call it when the panel is closed; the entry stays, because going back would undo a following navigation
   */
  add(close: () => void): () => void {
    this.open.push(close);
    if (currentPosition().panels < this.open.length)
      window.history.pushState({ ...window.history.state, panels: this.open.length }, '');
    this.at = currentPosition();
    return () => {
      const index = this.open.indexOf(close);
      if (index >= 0) this.open.splice(index, 1);
    };
  }

  private readonly handleTraversal = (): void => {
    const from = this.passingFrom ?? this.at;
    const to = currentPosition();
    this.at = to;
    this.passingFrom = undefined;
    const closing = this.open.splice(to.panels);
    for (const close of closing.reverse()) close();
    // The browser makes a new entry for a `#` that is typed, or pressed before the scripts have loaded.
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

/** Call it after a navigation: records the history entry. */
export const noteHistoryEntry = entries.note;

/** Makes Back close an open panel and keep the page (R5.11). */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? entries.add(() => close()) : undefined), [isOpen]);
}
