import type { Release } from '@ilera/contracts';
import { satisfies } from 'semver';
import { resolveRemoteRoutes } from './remote-routes/remote-routes';
import type { Candidate, Refusal } from './refusal';

/** Checks by the release records whether parts work together, before each publish and rollback. */
export function checkCompatibility({ shell, remotes, paths }: Candidate): Refusal[] {
  if (!shell) {
    return [
      {
        problem: 'no shell',
        message: 'There would be no shell.',
        remedy: 'Publish it: pnpm release publish shell',
      },
    ];
  }
  // A release that the store lost is not judged; no change can newly name one (admission.ts).
  const known = Object.values(remotes).flatMap((remote) => remote ?? []);
  return [
    ...known.flatMap((remote) => checkLibraries(remote, shell)),
    ...checkExposed(shell, remotes),
    ...resolveRemoteRoutes({ shell, remotes, paths }).refusals,
  ];
}

/**
 * Refuses the libraries that a remote needs and the shell does not provide. A version with such a need cannot be a
 * fallback either.
 */
export function checkLibraries(remote: Release, shell: Release): Refusal[] {
  const refusals: Refusal[] = [];
  for (const [library, range] of Object.entries(remote.shared)) {
    const provided = shell.shared[library];
    if (provided && satisfies(provided, range)) continue;
    refusals.push({
      problem: `${remote.name} needs ${library}`,
      message: `${remote.name} ${remote.version} needs ${library} ${range}; the shell ${shell.version} provides ${provided ?? 'none'}.`,
      remedy:
        library === '@ilera/runtime'
          ? 'Publish a shell with that runtime first, or build the remote against the live one.'
          : `Use the shell's version of ${library} (the catalog in pnpm-workspace.yaml), or publish a shell that has it.`,
    });
  }
  return [...refusals, ...checkSingle(remote, shell)];
}

/** Libraries in the shell's runtime, which a page must not load twice. */
const inRuntime = ['react-router', 'react-router-dom'];

/** Refuses a remote's copies of libraries that a page has once, in any version and under any alias. */
function checkSingle({ name, version, visitorPackages = [] }: Release, shell: Release): Refusal[] {
  const single = [...Object.keys(shell.shared), ...inRuntime];
  return visitorPackages.flatMap((brought): Refusal[] => {
    const library = brought.slice(0, brought.lastIndexOf('@'));
    if (!single.includes(library)) return [];
    return [
      {
        problem: `${name} brings ${library}`,
        message: `${name} ${version} brings ${brought}; a page has ${library} once, from the shell.`,
        remedy: `Take it from the page (the router from shared/runtime), or use a package that does not depend on ${brought}.`,
      },
    ];
  });
}

/** Refuses the lack of pages and modals that the shell shows. A modal may be of a remote that is not live. */
function checkExposed(shell: Release, remotes: Candidate['remotes']): Refusal[] {
  const pages = (shell.routes ?? []).flatMap(({ path, remote, page, layoutRemote, layoutPage }) =>
    [
      [remote, page],
      [layoutRemote, layoutPage],
    ].map(([owner = '', name = '']) => {
      const use = `The site map shows page "${name}" of ${owner} at ${path}`;
      return { kind: 'page' as const, owner, name, use };
    }),
  );
  const modals = Object.entries(shell.modalOwners ?? {}).map(([name, owner]) => {
    const use = `The shell opens "${name}" of ${owner}`;
    return { kind: 'modal' as const, owner, name, use };
  });
  const refusals = new Map<string, Refusal>();
  for (const { kind, owner, name, use } of [...pages, ...modals]) {
    const release = remotes[owner];
    if (!owner || !name || release?.[`${kind}s`][name]) continue;
    if (!release && (kind === 'modal' || owner in remotes)) continue;
    const problem = `${kind} "${name}" of ${owner}`;
    const lack = release ? `version ${release.version} does not offer it` : `no version of ${owner} is live`;
    const message = `${use}; ${lack}.`;
    const remedy = `Export it again in ${owner}/src/remote.tsx (chunk name ${kind}.${name}), or publish a shell that does not show it first.`;
    refusals.set(problem, { problem, message, remedy });
  }
  return [...refusals.values()];
}
