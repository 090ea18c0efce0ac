import { useIsHydrating } from '@shared/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { RemotePart } from '../remotes/remote-part';
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
  const [isPrerendered, setPrerendered] = useState(useIsHydrating());
  if (isPrerendered)
    return <PrerenderedPage remote={remote} page={page} onReplace={() => setPrerendered(false)} />;
  return <RemotePart address={{ remote, kind: 'pages', name: page }} props={noProps} />;
}
