/** Words that are not the field's standard terms, each with the term that a reader searches for. */
export const retired = [
  [/shel(?:f|ves)(?![a-z])/i, 'cache'],
  [
    /painter|painted-?(?:as|layer|fallback)|(?:document|page|what|that) (?:was|is) painted|painted (?:with|before|without|page)/i,
    'prerenderer, prerendered',
  ],
  [/take-?over|takesOver|takeCharge/i, 'hydration, handover, promote'],
  [/counterpart/i, 'the matching element'],
  [/comfort/i, 'fallback version'],
  [/overdue/i, 'TimeoutError'],
  [/taken-?back|takenBack/i, 'rolled back'],
  [/health-?book/i, 'version metrics'],
  [/begins-?here/i, 'initial location'],
  [/read-?ahead/i, 'prefetch'],
  [/early-?calls?|early-?response/i, 'preloaded request'],
  [/give-?back-?entries/i, 'restore input values'],
  [/door-?plugin/i, 'entry'],
  [/held-?(?:press|focus|script)/i, 'queued click, saved focus'],
  [/(?:remote|site|auth)-?frame/i, 'layout'],
  [/remote-?part\b|load-?part\b/i, 'remote component'],
  [/answer-?schema/i, 'response'],
  [/evidence-?store\b/i, 'evidence storage'],
];

/** The first retired word of a text, with its replacement; undefined where there is none. */
export function findRetired(text) {
  for (const [pattern, instead] of retired) {
    const match = pattern.exec(text);
    if (match) return { word: match[0], instead };
  }
  return undefined;
}

/** Functions whose texts appear in a test's report or in a log. */
const spoken = /^(?:it|test|describe|console|tell|log|warn|say)$/;

const nameOf = ({ type, name, object, callee, tag }) =>
  type === 'Identifier' ? name : nameOf(object ?? callee ?? tag ?? { type: 'Identifier', name: '' });

/** Texts among the arguments of a call, templates included. */
function textsOf(args) {
  return args.flatMap((argument) => {
    if (argument.type === 'Literal' && typeof argument.value === 'string')
      return [[argument, argument.value]];
    if (argument.type === 'TemplateLiteral')
      return argument.quasis.map((quasi) => [quasi, quasi.value.cooked ?? '']);
    return [];
  });
}

/** Reports a retired word in a comment, a name, a file's name, a test's title, a log line or an error's text. */
const rule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { retired: '"{{word}}" is retired: write {{instead}} (CONTRIBUTING.md, Code).' },
  },
  create(context) {
    const report = (node, text) => {
      const found = findRetired(text);
      if (found)
        context.report({ ...(node.loc ? { loc: node.loc } : { node }), messageId: 'retired', data: found });
    };
    return {
      Program(node) {
        const name = context.filename.split('/').at(-1);
        report({ loc: { line: 1, column: 0 } }, name);
        for (const comment of context.sourceCode.getAllComments()) report(comment, comment.value);
        void node;
      },
      CallExpression({ callee, arguments: args }) {
        if (spoken.test(nameOf(callee))) for (const [node, text] of textsOf(args)) report(node, text);
      },
      NewExpression({ callee, arguments: args }) {
        if (/Error$/.test(nameOf(callee))) for (const [node, text] of textsOf(args)) report(node, text);
      },
      Identifier(node) {
        report(node, node.name);
      },
    };
  },
};

export const plugin = { rules: { 'retired-words': rule } };
