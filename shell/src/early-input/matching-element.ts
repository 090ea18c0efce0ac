/**
 * Finds in a newly rendered page the element that matches one of the earlier page: same kind, same name, same
 * index among those. Ids differ between renderings.
 */
export function matchingElement<E extends Element>(
  earlier: readonly Element[],
  element: E,
  live: ParentNode,
  selector: string,
): E | undefined {
  const key = keyOf(element);
  const alike = (candidates: Iterable<Element>) => [...candidates].filter((each) => keyOf(each) === key);
  const within = (part: Element) => (part.matches(selector) ? [part] : [...part.querySelectorAll(selector)]);
  const place = alike(earlier.flatMap(within)).indexOf(element);
  return place < 0 ? undefined : (alike(live.querySelectorAll(selector))[place] as E | undefined);
}

function keyOf(element: Element): string {
  const name = element.getAttribute('name') ?? element.getAttribute('aria-label');
  const type = element.getAttribute('type') ?? '';
  const words = element.tagName === 'BUTTON' ? (element.textContent ?? '').trim() : '';
  // A switch between hidden and shown password changes the type, not the field.
  return [element.tagName, name ?? '', /^(password|text)$/.test(type) ? '' : type, words].join('|');
}
