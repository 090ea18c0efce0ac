import type { Release } from '@ilera/contracts';
import { satisfies } from 'semver';
import { resolveRemoteRoutes } from './remote-routes/remote-routes';
import type { Candidate, Refusal } from './refusal';

/** Checks by the release records whether parts work together, before each publish and rollback. */
export function checkCompatibility({ shell, remotes, paths }: Candidate): Refusal[] {
  if (!shell) {
    return [
      {
        part: 'shell',
        rule: 'missing',
        subject: 'shell',
        message: 'There would be no shell.',
        remedy: 'Publish it: pnpm release publish shell',
      },
    ];
  }
  // A release that the store lost is not judged; no change can newly name one (admission.ts).
  const known = Object.values(remotes).flatMap((remote) => remote ?? []);
  return [
    ...known.flatMap((remote) => checkLibraries(remote, shell)),
    ...checkRoutes(shell, remotes),
    ...checkModals(shell, remotes),
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
      part: remote.name,
      rule: 'shared',
      subject: library,
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
        part: name,
        rule: 'shared',
        subject: library,
        message: `${name} ${version} brings ${brought}; a page has ${library} once, from the shell.`,
        remedy: `Take it from the page (the router from shared/runtime), or use a package that does not depend on ${brought}.`,
      },
    ];
  });
}

function checkRoutes(shell: Release, remotes: Candidate['remotes']): Refusal[] {
  const refusals = new Map<string, Refusal>();
  for (const { path, remote, page, layoutRemote, layoutPage } of shell.routes ?? []) {
    for (const [owner, name] of [
      [remote, page],
      [layoutRemote, layoutPage],
    ]) {
      if (!owner || !name || remotes[owner]?.pages[name]) continue;
      if (remotes[owner] === undefined && owner in remotes) continue;
      refusals.set(`${owner} ${name}`, {
        part: owner,
        rule: 'route',
        subject: name,
        message: `The site map shows page "${name}" of ${owner} at ${path}; ${describeLack(owner, remotes)}.`,
        remedy: `Export the page again in ${owner}/src/remote.tsx (chunk name page.${name}), or publish a shell without the route first.`,
      });
    }
  }
  return [...refusals.values()];
}

function checkModals(shell: Release, remotes: Candidate['remotes']): Refusal[] {
  return Object.entries(shell.modalOwners ?? {})
    .filter(([modal, owner]) => remotes[owner] && !remotes[owner].modals[modal])
    .map(([modal, owner]) => ({
      part: owner,
      rule: 'modal' as const,
      subject: modal,
      message: `The shell opens "${modal}" of ${owner}; ${describeLack(owner, remotes)}.`,
      remedy: `Export it again in ${owner}/src/remote.tsx (chunk name modal.${modal}), or publish a shell that does not open it first.`,
    }));
}

const describeLack = (name: string, remotes: Candidate['remotes']): string =>
  remotes[name] ? `version ${remotes[name].version} does not offer it` : `no version of ${name} is live`;
