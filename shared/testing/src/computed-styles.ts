/** Attributes that jsdom's own style sheet asks for. */
const attributeFilter = ['style', 'hidden', 'open', 'type', 'dir', 'disabled', 'readonly'];

/**
 * jsdom compares an element with every rule of its own style sheet each time that it is asked for a style, which took a
 * quarter of the time of a page's test: queries by role ask for each element and what is around it. Here an element of
 * a document without other style sheets keeps its style, its looks with the focus aside, until it or what it is in gets
 * another place or another of these attributes.
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
