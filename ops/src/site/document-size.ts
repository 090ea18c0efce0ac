import type { Release } from '@shared/contracts';
import type { Refusal } from './refusal';

/** Characters that a remote may take in documents, about 40 pages with their addresses. */
const most = 8_000;

/**
 * The refusal of a remote whose addresses, pages and modals take too much of every document: a visit's cost must
 * not grow with what remotes bring.
 */
export function checkDocumentSize(remote: Release): Refusal[] {
  const { name, version, routes, modalTitles, pages, modals, firstCalls } = remote;
  const size = JSON.stringify({ routes, modalTitles, pages, modals, firstCalls }).length;
  if (size <= most) return [];
  return [
    {
      part: name,
      rule: 'budget',
      subject: 'documents',
      message: `${name} ${version} takes ${size} characters of every document with its ${routes?.length ?? 0} addresses, its pages and modals; a remote may take ${most}.`,
      remedy:
        'Write addresses of one page as one with a parameter (/things/:name), or make a remote of some pages.',
    },
  ];
}
