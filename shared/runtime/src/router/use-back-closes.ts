import { useEffect, useEffectEvent } from 'react';
import { PanelEntries } from './panel-entries';

const entries = new PanelEntries();

/** To be called when a navigation is shown: notes its entry of the history. */
export const noteHistoryEntry = entries.note;

/** While a panel is open, Back closes it and leaves the page as it is (R5.11). */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? entries.add(() => close()) : undefined), [isOpen]);
}
