/** Words outside of `<screen>.words.ts`, where a second language does not reach them (docs/adr/0382). */

/** Attributes and object keys whose value a person sees or hears, so that even one word counts. */
const shown =
  /^(?:alt|aria-(?:description|label|placeholder|roledescription|valuetext)|aside|caption|children|closeLabel|description|empty|error|header|heading|hint|label|lead|legend|message|period|placeholder|prefixLabel|retryLabel|summary|title|waitingFor)$/;
/** Keys that data has under the same name. */
const dataKey = /^(?:children|empty|error|period)$/;
/** Attributes, keys and constants whose value may have spaces and is for the browser, headers among them. */
const technical =
  /^(?:accept|allow|autoComplete|class|className|d|font|grid\w+|media|points|rel|sandbox|\w*[sS]elector|sizes|srcSet|style|transform|transition|viewBox|(?!aria-)\w+-[\w-]+)$/;
/** Calls whose text is for a person. */
const telling = /^(?:alert|confirm|announce|notify|set\w*(?:Error|Message|Notice|Problem))$/;
/** Calls whose text is for a developer or the browser. */
const technicalCall = /^(?:matchMedia|useMediaQuery|querySelector(?:All)?|closest|matches)$/;

const word = /\p{L}{2}/u;
/** A word with a space beside it. */
const phrase = /\p{L}{2}\s|\s\p{L}{2}/u;

const nameOf = (node) => String(node?.name ?? node?.value ?? '');
const calleeOf = ({ callee }) => nameOf(callee.type === 'MemberExpression' ? callee.property : callee);
/** A literal's text, or a template's with an ellipsis in place of each value; empty for anything else. */
function textOf({ type, value, quasis }) {
  if (type === 'Literal') return typeof value === 'string' ? value : '';
  return type === 'TemplateLiteral' ? quasis.map((quasi) => quasi.value.cooked).join('…') : '';
}

/** What an expression may become when it is shown: both sides of a choice, the pieces of a sum or list. */
function piecesOf(node) {
  switch (node?.type) {
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(piecesOf);
    case 'LogicalExpression':
    case 'BinaryExpression':
      return /^(?:\+|&&|\|\||\?\?)$/.test(node.operator) ? [node.left, node.right].flatMap(piecesOf) : [];
    case 'ArrayExpression':
      return node.elements.flatMap(piecesOf);
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return piecesOf(node.expression);
    default:
      return node ? [node] : [];
  }
}

const isTechnicalCall = ({ callee }) =>
  callee.type === 'Super' || nameOf(callee.object) === 'console' || technicalCall.test(calleeOf({ callee }));

/** Whether a text with spaces is a type, an import, an error for developers, or for the browser. */
function isTechnical(node) {
  for (let at = node; at; at = at.parent) {
    if (/^(?:TSLiteralType|ImportDeclaration|ImportExpression|TaggedTemplateExpression)$/.test(at.type))
      return true;
    if (at.type === 'JSXAttribute' && technical.test(nameOf(at.name))) return true;
    if (at.type === 'Property' && (at.key === node || technical.test(nameOf(at.key)))) return true;
    if (at.type === 'NewExpression' && /Error$/.test(calleeOf(at))) return true;
    if (at.type === 'VariableDeclarator' && technical.test(nameOf(at.id))) return true;
    if (at.type === 'CallExpression' && isTechnicalCall(at)) return true;
    if (/Function|JSXElement|Statement$/.test(at.type)) return false;
  }
  return false;
}

const rule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { beside: 'Put "{{text}}" into `<screen>.words.ts` beside the screen (docs/adr/0382).' },
  },
  create(context) {
    const reported = new Set();
    const report = (node, text) => {
      if (reported.has(node)) return;
      reported.add(node);
      context.report({ node, messageId: 'beside', data: { text: text.trim().slice(0, 60) } });
    };
    const readShown = (node) => {
      for (const piece of piecesOf(node)) if (word.test(textOf(piece))) report(piece, textOf(piece));
    };
    const readAny = (node) => {
      if (phrase.test(textOf(node)) && !isTechnical(node)) report(node, textOf(node));
    };
    return {
      JSXText(node) {
        if (word.test(node.value)) report(node, node.value);
      },
      'JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer': readShown,
      JSXAttribute({ name, value }) {
        if (shown.test(nameOf(name))) readShown(value);
      },
      'ObjectExpression > Property'({ key, value }) {
        const name = nameOf(key);
        if (shown.test(name) && !dataKey.test(name)) readShown(value);
      },
      CallExpression(node) {
        const toast = node.callee.type === 'MemberExpression' && nameOf(node.callee.object) === 'toasts';
        // A form's `setError` takes the name of the field before the message.
        const [first, ...rest] = node.arguments;
        const texts = rest.at(0)?.type === 'ObjectExpression' ? rest : [first, ...rest];
        if (toast || telling.test(calleeOf(node))) texts.forEach(readShown);
      },
      Literal: readAny,
      TemplateLiteral: readAny,
    };
  },
};

export const plugin = { rules: { 'words-beside': rule } };
