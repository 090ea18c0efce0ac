/* eslint-disable import-x/no-restricted-paths -- the monolith of the benchmark is built of the repository's own sources */
import type { ReactNode } from 'react';
import { useLocation } from '../../../shared/runtime/src/index';
import { RemoteComponent } from '../../../shell/src/remotes/remote-component';

const noProps = {};

/**
 * Stands in for the shell's page with a root of its own: here the page is part of the one tree, inside the
 * same element.
 */
export function RemotePage({ remote, page }: { remote: string; page: string }) {
  const { pathname } = useLocation();
  return (
    <div key={pathname} style={{ display: 'contents' }}>
      <RemoteComponent address={{ remote, kind: 'pages', name: page }} props={noProps} />
    </div>
  );
}

/** Stands in for the shell's root of a remote's layout: here it belongs to the one tree. */
export function OwnRoot({ children }: { children: ReactNode }) {
  return <div style={{ display: 'contents' }}>{children}</div>;
}
