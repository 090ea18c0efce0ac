import { Outlet } from 'react-router-dom';

/** No navigation and no footer: the page has one task and brings its own layout. */
export function BareLayout() {
  return <Outlet />;
}
