import { Parser } from 'htmlparser2';
import { htmlNodesBy, toElements } from './html-elements';

/** Parses HTML on the server, and in browsers without a safe native parser. */
export const parseHtml = (html: string) => toElements((handler) => new Parser(handler).end(html));

export default htmlNodesBy(parseHtml);
