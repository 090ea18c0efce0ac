/** Where a build writes and whether it keeps a cache: no file of it depends on these. */
const places = /^PART_(?:OUTPUT|CACHE)$/;

/** What Node, webpack and git need to run. */
const needed =
  /^(?:PATH|PATHEXT|SYSTEMROOT|COMSPEC|HOME|USERPROFILE|TMPDIR|TMP|TEMP|LD_LIBRARY_PATH|NODE_(?:ENV|OPTIONS|EXTRA_CA_CERTS)|GIT_(?:DIR|WORK_TREE|COMMON_DIR|CEILING_DIRECTORIES))$/i;

/** Whether the files of a build may depend on a variable: those of Ilera, and any `PART_…` that a configuration reads. */
export const isBuildInput = (name: string): boolean =>
  (/^PART_\w+$/.test(name) && !places.test(name)) || /^BROWSERSLIST/.test(name);

/**
 * The variables that a build is started with. Others stay away from it: a build is used again whatever they are
 * (docs/adr/0004), and the part's code must not find there what publishes, tests or signs.
 */
export function buildEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => isBuildInput(name) || places.test(name) || needed.test(name)),
  );
}
