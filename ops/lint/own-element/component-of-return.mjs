/** Name of the component that returns this expression, also inside `observer(…)`; undefined for other functions. */
export function componentOfReturn(expression) {
  let node = expression.parent;
  while (node && !/Function/.test(node.type)) node = node.parent;
  const name = node && (node.id ?? declaredAs(node.parent))?.name;
  return name && /^[A-Z]/.test(name) ? name : undefined;
}

function declaredAs(node) {
  if (node?.type === 'CallExpression') return declaredAs(node.parent);
  return node?.type === 'VariableDeclarator' ? node.id : undefined;
}
