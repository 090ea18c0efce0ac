import { createElement, type ReactNode, useMemo } from 'react';
import type { HtmlContentProps } from './html-content';

/** Elements allowed in a medical text; none loads, runs, overlays or collects data. */
const allowedElements: ReadonlySet<string> = new Set([
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote'],
  ...['strong', 'b', 'em', 'i', 'u', 'sub', 'sup', 'span', 'div', 'a'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
]);

/** Elements removed together with their content, which is not text of the page. */
const droppedElements: ReadonlySet<string> = new Set([
  ...['script', 'style', 'title', 'template', 'noscript', 'iframe', 'object', 'textarea', 'option'],
]);

/** Allowed attributes with their names in React. */
const allowedAttributes: ReadonlyMap<string, string> = new Map([
  ['href', 'href'],
  ['colspan', 'colSpan'],
  ['rowspan', 'rowSpan'],
  ['scope', 'scope'],
  ['lang', 'lang'],
  ['dir', 'dir'],
]);

/** Whether a link's address is allowed: web, mail, telephone, this site. */
const isAllowedAddress = (href: string): boolean => /^(?:https?:|mailto:|tel:|#|\/(?![/\\]))/i.test(href);

/** An open element with its content so far. A disallowed element has no name. */
interface Open {
  name?: string | undefined;
  props: Record<string, string>;
  children: ReactNode[];
}

/** A parser's events in the order of the text. Each element is closed, even if the text leaves it open. */
export interface HtmlHandler {
  onopentag(name: string, attributes: Record<string, string>): void;
  ontext(text: string): void;
  onclosetag(name: string): void;
}

/**
 * Turns HTML of the API into React elements: allowed elements and attributes, and the text of all others.
 * Nothing is set as HTML, so the content security policy needs no exception (docs/adr/0013).
 */
export function toElements(parse: (handler: HtmlHandler) => void): ReactNode[] {
  const root: Open = { props: {}, children: [] };
  const openElements = [root];
  let dropped = 0;
  const end = () => {
    const { name, props, children } = openElements.pop() as Open;
    const parent = openElements.at(-1) as Open;
    if (name === undefined) parent.children.push(...children);
    else parent.children.push(createElement(name, { ...props, key: parent.children.length }, ...children));
  };
  const begin = (name: string, attributes: Record<string, string> = {}) =>
    openElements.push({
      name: !dropped && allowedElements.has(name) ? name : undefined,
      props: propsOf(name, attributes),
      children: [],
    });

  parse({
    onopentag(name, attributes) {
      if (droppedElements.has(name)) dropped += 1;
      // Browsers add the missing body of a table; without it the prerendered page would differ.
      if (name === 'tr' && openElements.at(-1)?.name === 'table') begin('tbody');
      begin(name, attributes);
    },
    ontext(text) {
      if (!dropped) openElements.at(-1)?.children.push(text);
    },
    onclosetag(name) {
      if (droppedElements.has(name)) dropped -= 1;
      if (name === 'table' && openElements.at(-1)?.name === 'tbody') end();
      end();
    },
  });
  return root.children;
}

function propsOf(name: string, attributes: Record<string, string>): Record<string, string> {
  const props: Record<string, string> = name === 'a' ? { rel: 'noopener noreferrer' } : {};
  for (const [attribute, value] of Object.entries(attributes)) {
    const prop = allowedAttributes.get(attribute);
    if (prop && (prop !== 'href' || (name === 'a' && isAllowedAddress(value)))) props[prop] = value;
  }
  return props;
}

/** Shows HTML of the API as the elements that a parser creates. */
export const htmlNodesBy = (parse: (html: string) => ReactNode[]) =>
  function HtmlNodes({ html, children }: Pick<HtmlContentProps, 'html' | 'children'>) {
    const elements = useMemo(() => parse(html), [html]);
    // eslint-disable-next-line translation/own-element -- HtmlContent replaces the element around it
    return children ? children(elements) : elements;
  };
