import { type HtmlHandler, htmlNodesBy, toElements } from './html-elements';

/** The HTML Sanitizer API, which TypeScript's types lack. */
const sanitising = Document as unknown as {
  parseHTML(html: string, options: { sanitizer: object }): Document;
};

/** Removes only markup that runs or loads, as `parseHTML` always does; allowed elements are chosen later. */
const sanitizer = {};

/** Parses with the browser's parser, which need not be downloaded and needs no policy (docs/adr/0013). */
export const parseNatively = (html: string) =>
  // Without the tag the parser could put leading text into the head.
  toElements((handler) => report(sanitising.parseHTML(`<body>${html}`, { sanitizer }).body, handler));

function report({ childNodes }: Node, handler: HtmlHandler): void {
  for (const node of childNodes) {
    if (node instanceof Text) handler.ontext(node.data);
    if (!(node instanceof Element)) continue;
    handler.onopentag(
      node.localName,
      Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
    );
    report(node, handler);
    handler.onclosetag(node.localName);
  }
}

export default htmlNodesBy(parseNatively);
