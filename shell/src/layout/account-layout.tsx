import { Outlet } from 'react-router-dom';
import { RemoteComponent } from '../remotes/remote-component';
import { accountLayout } from '../site-map';

const noProps = {};

/**
 * The account area's layout is mf-account's. Where it does not load, the pages are rendered below the failure
 * panel.
 */
export function AccountLayout() {
  return (
    <RemoteComponent
      address={{ remote: accountLayout.remote, kind: 'pages', name: accountLayout.page }}
      props={noProps}
      isLayout
      failed={(panel) => (
        <>
          {panel}
          <Outlet />
        </>
      )}
    />
  );
}
