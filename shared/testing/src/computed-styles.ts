/** Attributes that jsdom's default style sheet refers to. */
const attributeFilter = ['style', 'hidden', 'open', 'type', 'dir', 'disabled', 'readonly'];

/**
 * Caches computed styles. jsdom matches an element against every rule of its default style sheet at each query, which
 * took a quarter of a page test's time: queries by role read the styles of each element and its ancestors. In a
 * document without other style sheets an element's style is cached until the element or an ancestor moves or changes
 * one of these attributes; focus styles are not updated.
 */
export function keepComputedStyles(): void {
  const compute = window.getComputedStyle.bind(window);
  const cache = new WeakMap<Element, CSSStyleDeclaration>();
  const evict = (node: Node) => {
    if (!(node instanceof Element)) return;
    cache.delete(node);
    for (const inner of node.querySelectorAll('*')) cache.delete(inner);
  };
  const evictChanged = (changes: MutationRecord[]) => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'attributes') evict(target);
      else addedNodes.forEach(evict);
  };
  const changes = new MutationObserver(evictChanged);
  changes.observe(document, { subtree: true, childList: true, attributeFilter });
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !element.isConnected || document.styleSheets.length > 0) return compute(element, pseudo);
    evictChanged(changes.takeRecords());
    const style = cache.get(element) ?? compute(element);
    cache.set(element, style);
    return style;
  };
}
