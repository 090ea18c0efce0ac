import ts from 'typescript';

/** Sources of the runtime, a library to other repositories. */
const runtime = /\/shared\/runtime\/src\//;

/**
 * Whether a component always draws the same element: nothing is inserted or removed where it stands. Components of
 * libraries count as such, and the link of the runtime, which is one `a` whoever makes it.
 */
export function isSteady(tag, checker, depth = 0) {
  if (ts.isIdentifier(tag) && /^[a-z]/.test(tag.text)) return true;
  const declaration = declarationOf(tag, checker);
  return declaration !== undefined && (isOfLibrary(declaration) || drawsElement(declaration, checker, depth));
}

function declarationOf(name, checker) {
  const symbol = checker.getSymbolAtLocation(name);
  const isAlias = symbol && symbol.flags & ts.SymbolFlags.Alias;
  return (isAlias ? checker.getAliasedSymbol(symbol) : symbol)?.valueDeclaration;
}

function isOfLibrary(declaration) {
  const { isDeclarationFile, fileName } = declaration.getSourceFile();
  return isDeclarationFile || runtime.test(fileName);
}

/** Whether a component of this repository always draws the same element. */
function drawsElement(declaration, checker, depth) {
  const drawn = drawnElements(declaration);
  return depth <= 5 && drawn?.length === 1 && isElement(drawn[0], checker, depth);
}

function isElement(expression, checker, depth) {
  const element = ts.isParenthesizedExpression(expression) ? expression.expression : expression;
  if (ts.isJsxSelfClosingElement(element)) return isSteady(element.tagName, checker, depth + 1);
  if (ts.isJsxElement(element)) return isSteady(element.openingElement.tagName, checker, depth + 1);
  const called = ts.isCallExpression(element) && declarationOf(element.expression, checker);
  return Boolean(called) && !isOfLibrary(called) && drawsElement(called, checker, depth + 1);
}

/** Expressions that a component's function returns; undefined without a function. */
function drawnElements(declaration) {
  const component = functionOf(declaration);
  if (!component?.body) return undefined;
  if (!ts.isBlock(component.body)) return [component.body];
  const returned = [];
  const visit = (node) => {
    if (ts.isReturnStatement(node)) returned.push(node.expression ?? node);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(component.body, visit);
  return returned;
}

function functionOf(node) {
  if (ts.isFunctionLike(node)) return node;
  if (ts.isVariableDeclaration(node)) return node.initializer && functionOf(node.initializer);
  // `observer(function Page() { … })`
  return ts.isCallExpression(node) && node.arguments[0] ? functionOf(node.arguments[0]) : undefined;
}
