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
 * Finds bare text beside siblings that only one of two elements has which React takes for the same: when one takes the
 * place of the other, React removes, inserts or changes that text.
 * @param drawn lists the drawn children of an element
 * @param isText whether such a child is text
 * @param sourceOf gives the source of a node
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
    // React makes no text node for an only child.
    if (isText(child))
      return ours.length > 1 && (theirs.length < 2 || sourceOf(child) !== sourceOf(counterpart))
        ? [child]
        : [];
    const isPair = child.type === 'JSXElement' && counterpart?.type === 'JSXElement';
    return isPair ? passingText(child, counterpart, { drawn, isText, sourceOf }) : [];
  });
}
