import { Parser } from 'htmlparser2';
import { htmlNodesBy, toElements } from './html-elements';

/** Parses where there is no browser, or one that does not parse by itself what nobody trusts. */
export const parseHtml = (html: string) => toElements((found) => new Parser(found).end(html));

export default htmlNodesBy(parseHtml);
