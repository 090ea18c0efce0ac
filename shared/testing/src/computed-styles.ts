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
  const kept = new WeakMap<Element, CSSStyleDeclaration>();
  const forget = (node: Node) => {
    if (!(node instanceof Element)) return;
    kept.delete(node);
    for (const inner of node.querySelectorAll('*')) kept.delete(inner);
  };
  const forgetChanged = (changes: MutationRecord[]) => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'attributes') forget(target);
      else addedNodes.forEach(forget);
  };
  const changes = new MutationObserver(forgetChanged);
  changes.observe(document, { subtree: true, childList: true, attributeFilter });
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !element.isConnected || document.styleSheets.length > 0) return compute(element, pseudo);
    forgetChanged(changes.takeRecords());
    const style = kept.get(element) ?? compute(element);
    kept.set(element, style);
    return style;
  };
}
