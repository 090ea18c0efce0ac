/** When a translator begins: with the document's HTML, or once React has the page. */
export type TranslationStart = 'document' | 'hydrated';

/**
 * Runs in each document, and does to it what Chrome's translator does: each text node is replaced by nested `<font>`
 * elements, also those that come later, but for those that the page excludes. The words change by a space of no
 * width, which Playwright's locators ignore. Where React then changes a text node that is no longer in the page, the
 * visitor reads stale words: the console says so.
 */
export function translateAsChrome(start: TranslationStart): void {
  const translated = new WeakSet<Text>();
  const stale = new MutationObserver((records) => {
    for (const { target, oldValue } of records)
      console.error(`stale words: "${oldValue}" is shown for "${target.textContent}"`);
  });

  const isExcluded = ({ parentElement }: Text) =>
    !parentElement ||
    parentElement.closest('head, script, style, textarea, svg') !== null ||
    parentElement.closest('[translate], .notranslate')?.matches('[translate=no], .notranslate') === true;

  const replace = (text: Text) => {
    if (translated.has(text) || !text.data.trim() || isExcluded(text)) return;
    const inner = document.createElement('font');
    const words = new Text(`${text.data}\u200b`);
    translated.add(words);
    inner.append(words);
    const outer = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
    stale.observe(text, { characterData: true, characterDataOldValue: true });
  };

  const replaceAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };

  const isHydrated = () =>
    document.readyState === 'complete' &&
    document.querySelector('[data-prerendered]') === null &&
    document.querySelector('h1') !== null;
  const hasBegun = () => document.documentElement.classList.contains('translated-ltr');
  const changes = new MutationObserver((records) => {
    if (!hasBegun()) begin();
    else
      for (const { type, target, addedNodes } of records)
        if (type === 'characterData') replace(target as Text);
        else
          for (const node of addedNodes)
            if (node instanceof Text) replace(node);
            else replaceAll(node);
  });
  const begin = () => {
    if (!document.body || hasBegun() || (start === 'hydrated' && !isHydrated())) return;
    document.documentElement.classList.add('translated-ltr');
    replaceAll(document.body);
  };
  changes.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  addEventListener('load', () => setTimeout(begin));
}
