import { mediaList } from './match-media';

/** Adds browser features that jsdom lacks and our pages use, in a minimal form. */
export function fillJsdomGaps(): void {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    // Deferred, as in a browser, where the dialog may be open again by then.
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
  // The newest browsers return a promise from a scroll; an effect that returned it would fail at its clean-up.
  const scroll = (() => Promise.resolve()) as unknown as () => void;
  window.scrollTo = scroll;
  Element.prototype.scrollIntoView ??= scroll;
  window.matchMedia ??= (query) => mediaList(query, false);
  Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.onerror = () => reject(reader.error ?? new Error('The blob could not be read'));
      reader.readAsArrayBuffer(this);
    });
  };
  Blob.prototype.text ??= async function text(this: Blob) {
    return new TextDecoder().decode(await this.arrayBuffer());
  };
  const observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
  window.IntersectionObserver ??= observer as unknown as typeof IntersectionObserver;
  window.ResizeObserver ??= observer as unknown as typeof ResizeObserver;
}
