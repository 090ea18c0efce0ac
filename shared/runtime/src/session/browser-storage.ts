import { tabKeys } from '@ilera/contracts';

/** Storage that never throws: if the browser refuses access, values last as long as the document. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

function safeStorage(kind: 'localStorage' | 'sessionStorage'): SafeStorage {
  const memory = new Map<string, string>();
  return {
    get(key) {
      if (memory.has(key)) return memory.get(key) ?? null;
      try {
        return window[kind].getItem(key);
      } catch {
        return null; // rendered in Node, or blocked: then reading `window[kind]` itself throws
      }
    },
    set(key, value) {
      try {
        window[kind].setItem(key, value);
        memory.delete(key);
      } catch {
        // Full or blocked: an older session must not reappear in another document, whereas old drafts are better than
        // none.
        if (key !== draftsKey) this.remove(key);
        memory.set(key, value);
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        window[kind].removeItem(key);
      } catch {
        // blocked storage holds nothing
      }
    },
  };
}

/** Storage that outlives the tab (localStorage). */
export const browserStorage = safeStorage('localStorage');

/** Storage of this tab (sessionStorage). */
export const tabStorage = safeStorage('sessionStorage');

/** Key of the item with all drafts: people's in the browser's storage, a guest's in the tab's. */
export const draftsKey = 'draft';

/** Removes text typed in this tab that no other person may read. */
export function forgetTyped(): void {
  tabStorage.remove(draftsKey);
  tabStorage.remove(tabKeys.customWords);
}
