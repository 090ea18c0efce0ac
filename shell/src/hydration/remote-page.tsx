import { type Elements, useIsHydrating } from '@shared/ui';
import { useState } from 'react';
import { type RouteObject, useLocation } from 'react-router-dom';
import { RemoteComponent } from '../remotes/remote-component';
import { useServices } from '../site-services';
import { PrerenderedPage } from './prerendered-page';

const noProps = {};

interface Props {
  remote: string;
  page: string;
}

/** A page of a remote. Each address gets a fresh boundary, so that a failure is left behind by moving on. */
export function RemotePage(props: Props) {
  const { pathname } = useLocation();
  return <PageOfAddress key={pathname} {...props} />;
}

/** The page that the document was sent with is hydrated where it stands; every other is rendered here. */
function PageOfAddress({ remote, page }: Props) {
  const { pathname } = useLocation();
  const { routes } = useServices();
  const [isPrerendered, setPrerendered] = useState(useIsHydrating());
  const component = <RemoteComponent address={{ remote, kind: 'pages', name: page }} props={noProps} />;
  if (!isPrerendered) return component;
  return (
    <PrerenderedPage
      remote={remote}
      page={page}
      routes={[{ path: routes.of(pathname)?.path ?? '*', element: component }]}
      onReplace={() => setPrerendered(false)}
    />
  );
}

interface LayoutProps extends Props {
  /** The layout and the pages in it, for a root of their own. */
  routes: RouteObject[];
  /** The same in this root: what was prerendered is of another version, or somebody came here by a link. */
  children: Elements;
}

/**
 * The layout of a remote around pages. What the document was sent with is hydrated where it stands, the page
 * in it as well.
 */
export function RemoteLayout({ remote, page, routes, children }: LayoutProps) {
  const [isPrerendered, setPrerendered] = useState(useIsHydrating());
  if (!isPrerendered) return children;
  return (
    <PrerenderedPage
      remote={remote}
      page={page}
      routes={routes}
      isLayout
      onReplace={() => setPrerendered(false)}
    />
  );
}
