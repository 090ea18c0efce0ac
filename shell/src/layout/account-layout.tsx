import { Outlet } from 'react-router-dom';
import { RemotePart } from '../remotes/remote-part';
import { accountShell } from '../site-map';

const noProps = {};

/** The account area's frame is mf-account's; where it does not load, its pages still show below the notice. */
export function AccountLayout() {
  return (
    <RemotePart
      address={{ remote: accountShell.remote, kind: 'pages', name: accountShell.page }}
      props={noProps}
      frame
      failed={(panel) => (
        <>
          {panel}
          <Outlet />
        </>
      )}
    />
  );
}
