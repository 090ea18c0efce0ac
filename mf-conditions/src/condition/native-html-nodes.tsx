import { type FoundHtml, htmlNodesBy, toElements } from './html-elements';

/** The HTML Sanitizer API, which TypeScript's types lack. */
const sanitising = Document as unknown as {
  parseHTML(html: string, options: { sanitizer: object }): Document;
};

/** Removes only markup that runs or loads, as `parseHTML` always does; allowed elements are chosen later. */
const sanitizer = {};

/** Parses with the browser's parser, which need not be downloaded and needs no policy (docs/adr/0013). */
export const parseNatively = (html: string) =>
  // Without the tag the parser could put leading text into the head.
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
