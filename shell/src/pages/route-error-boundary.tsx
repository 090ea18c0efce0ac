import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../site-services';
import type { Reports } from '../vitals/reports';
import { newCrash, type Crash } from './crash';
import { RouteErrorPage } from './route-error.page';

/** Shows the route error page for an error of the shell's own layout (P2.13), until the next navigation. */
export function RouteErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { reports } = useServices();
  return (
    <Boundary pathname={pathname} reports={reports}>
      {children}
    </Boundary>
  );
}

interface Props {
  pathname: string;
  reports: Reports;
  children: ReactNode;
}

interface State {
  pathname?: string;
  crash?: Crash;
}

class Boundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { crash: newCrash(error) };
  }

  static getDerivedStateFromProps({ pathname }: Props, state: State): State | null {
    return pathname === state.pathname ? null : { pathname, crash: undefined };
  }

  override componentDidCatch() {
    const { crash } = this.state;
    if (crash) this.props.reports.error(crash.error, 'crash', crash.incident);
  }

  override render() {
    const { crash } = this.state;
    return crash ? <RouteErrorPage crash={crash} /> : this.props.children;
  }
}
