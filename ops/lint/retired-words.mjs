/** Words that the field does not use for these things, each with the term that a reader searches for. */
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
];

function find(text) {
  for (const [pattern, instead] of retired) {
    const match = pattern.exec(text);
    if (match) return { word: match[0], instead };
  }
  return undefined;
}

/** Reports a retired word in a comment, a declared name or the file's name. */
const rule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { retired: '"{{word}}" is retired: write {{instead}} (CONTRIBUTING.md, Code).' },
  },
  create(context) {
    const report = (node, text) => {
      const found = find(text);
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
      Identifier(node) {
        report(node, node.name);
      },
    };
  },
};

export const plugin = { rules: { 'retired-words': rule } };

/** Folders that still hold retired words. A folder leaves this list once it is clean; none is ever added. */
export const notYetClean = [
  'shell/src/takeover/**',
  'shell/src/remotes/remote-{failed,part,part.test,pending}.tsx',
  'shell/src/remotes/prefetch-on-intent.ts',
  'shell/src/layout/{mobile-menu,top-navigation.test}.tsx',
  'shell/src/pages/not-found.page.tsx',
  'shell/src/start.tsx',
  'shared/runtime/src/api/{answers.test,early-response,http-client}.ts',
];
