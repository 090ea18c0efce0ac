/** The elements that one expression may draw in the same place. */
export function drawnBy(expression) {
  switch (expression?.type) {
    case 'JSXElement':
      return [expression];
    case 'ConditionalExpression':
      return [...drawnBy(expression.consequent), ...drawnBy(expression.alternate)];
    case 'LogicalExpression':
      return [...drawnBy(expression.left), ...drawnBy(expression.right)];
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return drawnBy(expression.expression);
    default:
      return [];
  }
}

/**
 * Bare text beside siblings in one of two elements that React takes for the same, and not in the other: when one takes
 * the place of the other, React removes, inserts or changes that text.
 * @param drawn the children of an element that are drawn
 * @param isText whether such a child is text
 * @param sourceOf the source of a node
 */
export function passingText(one, other, { drawn, isText, sourceOf }) {
  const attribute = ({ openingElement }, name) =>
    sourceOf(openingElement.attributes.find((each) => each.name?.name === name));
  const isSame =
    sourceOf(one.openingElement.name) === sourceOf(other.openingElement.name) &&
    attribute(one, 'key') === attribute(other, 'key');
  if (!isSame || attribute(one, 'translate') === 'translate="no"') return [];
  const [ours, theirs] = [drawn(one), drawn(other)];
  return ours.flatMap((child, index) => {
    const counterpart = theirs[index];
    // Alone it is no node of its own to React.
    if (isText(child))
      return ours.length > 1 && (theirs.length < 2 || sourceOf(child) !== sourceOf(counterpart))
        ? [child]
        : [];
    const isPair = child.type === 'JSXElement' && counterpart?.type === 'JSXElement';
    return isPair ? passingText(child, counterpart, { drawn, isText, sourceOf }) : [];
  });
}
