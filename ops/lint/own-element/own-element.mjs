import { drawnBy, passingText } from './takes-place-of.mjs';
import { isSteady } from './is-steady.mjs';
import { textOfType } from './text-of-type.mjs';

/** Name of the component that returns this expression, also inside `observer(…)`; undefined for other functions. */
function componentOfReturn(expression) {
  let node = expression.parent;
  while (node && !/Function/.test(node.type)) node = node.parent;
  const name = node && (node.id ?? declaredAs(node.parent))?.name;
  return name && /^[A-Z]/.test(name) ? name : undefined;
}

function declaredAs(node) {
  if (node?.type === 'CallExpression') return declaredAs(node.parent);
  return node?.type === 'VariableDeclarator' ? node.id : undefined;
}

const messages = {
  changing:
    'Give this text an element of its own, or make it one string with the text beside it; type a slot for elements as `Elements` of @ilera/ui. A translator replaces text nodes, and React then changes one that nobody sees (R5.16).',
  comes:
    'Give the text beside this an element of its own. When a translator has replaced it, React fails to insert before it (R5.16).',
  passing:
    'Give this text an element of its own: another element takes the place of the one around it, and React then removes or changes this text, which a translator may have replaced (R5.16).',
  loose:
    'Give this text an element of its own instead of a fragment; type a slot for elements as `Elements` of @ilera/ui. When a translator has replaced it, React fails to remove it (R5.16).',
  returned:
    'Return an element around this text, or type what a caller passes as `Elements` of @ilera/ui. When a translator has replaced it, React fails to change it (R5.16).',
};

/** Components that draw nothing around their children. */
const transparent = /^(Fragment|Suspense|StrictMode|Profiler|\w*Context|\w*Provider)$/;

/**
 * Demands a separate element around text that changes, or has siblings that come and go (R5.16): a translator replaces
 * text nodes, and React then fails to change, remove or insert before its own.
 */
export const ownElement = {
  meta: { type: 'problem', schema: [], messages },
  create(context) {
    const { program, getTypeAtLocation, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const textOf = (expression) => textOfType(getTypeAtLocation(expression), checker);

    /** `text`, `changing`, `list`, `steady` or `comes`; undefined for a child that renders nothing. */
    const kindOf = (child) => {
      if (child.type === 'JSXText') return isDrawn(child) ? 'text' : undefined;
      if (child.type === 'JSXFragment') return 'comes';
      if (child.type === 'JSXElement') {
        const { name, attributes } = child.openingElement;
        const isKeyed = attributes.some((attribute) => attribute.name?.name === 'key');
        return !isKeyed && isSteady(esTreeNodeToTSNodeMap.get(name), checker) ? 'steady' : 'comes';
      }
      if (child.expression.type === 'JSXEmptyExpression') return undefined;
      const { mayBeText, isConstant, isList } = textOf(child.expression);
      if (isConstant) return 'text';
      if (isList) return 'list';
      return mayBeText ? 'changing' : 'comes';
    };

    const check = ({ children }, isTransparent) => {
      const kinds = children.map(kindOf);
      const isAlone = kinds.filter(Boolean).length === 1;
      children.forEach((child, index) => {
        const kind = kinds[index];
        const report = (messageId) => context.report({ node: child, messageId });
        if (isTransparent && ['text', 'changing', 'list'].includes(kind)) report('loose');
        else if (kind === 'list' || (kind === 'changing' && !isAlone)) report('changing');
        else if (kind === 'comes' && kinds.includes('text')) report('comes');
      });
    };

    const checkReturned = (expression) => {
      if (expression && componentOfReturn(expression) && textOf(expression).mayBeText)
        context.report({ node: expression, messageId: 'returned' });
    };

    const drawn = ({ children }) => children.filter((child) => kindOf(child) !== undefined);
    const isText = (child) => kindOf(child) === 'text';
    const sourceOf = (node) => node && context.sourceCode.getText(node);
    /** Reports text that breaks when one of these elements takes the place of another. */
    const checkPlace = (elements) => {
      const passing = elements.flatMap((one) =>
        elements.flatMap((other) =>
          one === other ? [] : passingText(one, other, { drawn, isText, sourceOf }),
        ),
      );
      for (const node of new Set(passing)) context.report({ node, messageId: 'passing' });
    };
    /** Elements that the functions around the current node return so far. */
    const returned = [];

    return {
      ':function': () => returned.push([]),
      ':function:exit': () => checkPlace(returned.pop()),
      'JSXExpressionContainer > :expression': (node) => checkPlace(drawnBy(node)),
      JSXFragment: (node) => check(node, true),
      JSXElement: (node) => {
        const { name, attributes } = node.openingElement;
        // A translator leaves the text nodes of such an element in the page.
        const isExcluded = attributes.some((one) => context.sourceCode.getText(one) === 'translate="no"');
        if (!isExcluded) check(node, transparent.test(context.sourceCode.getText(name)));
      },
      ReturnStatement: ({ argument }) => {
        checkReturned(argument);
        returned.at(-1).push(...drawnBy(argument));
      },
      'ArrowFunctionExpression[expression=true]': ({ body }) => {
        checkReturned(body);
        returned.at(-1).push(...drawnBy(body));
      },
    };
  },
};

/** JSX drops spaces around line breaks. */
function isDrawn({ value }) {
  return value.trim() !== '' || !value.includes('\n');
}
