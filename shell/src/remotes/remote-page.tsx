import { useLocation } from 'react-router-dom';
import { RemotePart } from './remote-part';

const noProps = {};

/** A page of a remote. Each address gets a fresh boundary, so that a failure is left behind by moving on. */
export function RemotePage({ remote, page }: { remote: string; page: string }) {
  const { pathname } = useLocation();
  return <RemotePart key={pathname} address={{ remote, kind: 'pages', name: page }} props={noProps} />;
}
