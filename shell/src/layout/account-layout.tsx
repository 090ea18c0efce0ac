import { Outlet } from 'react-router-dom';
import { RemotePart } from '../remotes/remote-part';
import { accountShell } from '../site-map';

const noProps = {};

/**
 * The account area's layout is mf-account's. Where it does not load, the pages are rendered below the failure
 * panel.
 */
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
