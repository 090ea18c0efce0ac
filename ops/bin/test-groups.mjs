// Plain Node: the groups of unit tests whose results are kept one by one, and what each can depend on.
import { relative } from 'node:path';

/**
 * Packages whose tests use nothing but their own folder, shared/, api/ and the files of the root. Those of
 * ops/src may use everything but the sources of remotes.
 */
const narrow =
  /^(?:mf-[a-z0-9-]+|shell|api|ops\/src|shared\/(?:contracts|format|forms|runtime|testing|ui))(?=\/)/;

/** The group of all tests that may use any file, and the history. */
const theRest = 'the rest';

/** The group of a test, such as `mf-plans` or `shared/ui`; or the rest. */
export function groupOf(repository, test) {
  return narrow.exec(relative(repository, test).replaceAll('\\', '/'))?.[0] ?? theRest;
}

/** Whether a group's tests can depend on a file. */
export function isInputOf(group, file) {
  if (group === theRest || !file.includes('/')) return true;
  if (group === 'ops/src') return !/^mf-[^/]+\/src\//.test(file);
  return [group, 'shared', 'api'].some((folder) => file.startsWith(`${folder}/`));
}

/** Whether a group's tests can depend on the commit that is checked out. */
export const readsHistory = (group) => group === theRest || group === 'ops/src';
