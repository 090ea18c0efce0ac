import { type FoundHtml, htmlNodesBy, toElements } from './html-elements';

/** With the HTML Sanitizer API, which TypeScript's types do not have. */
const sanitising = Document as unknown as {
  parseHTML(html: string, options: { sanitizer: object }): Document;
};

/** Leaves out what runs or loads, as `parseHTML` always does, and nothing else: the elements are chosen later. */
const sanitizer = {};

/** Parses with the browser's own parser, which need not be sent. It needs no policy (docs/adr/0013). */
export const parseNatively = (html: string) =>
  // Without the tag a text could begin in the head.
  toElements((found) => report(sanitising.parseHTML(`<body>${html}`, { sanitizer }).body, found));

function report({ childNodes }: Node, found: FoundHtml): void {
  for (const node of childNodes) {
    if (node instanceof Text) found.ontext(node.data);
    if (!(node instanceof Element)) continue;
    found.onopentag(
      node.localName,
      Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
    );
    report(node, found);
    found.onclosetag(node.localName);
  }
}

export default htmlNodesBy(parseNatively);
