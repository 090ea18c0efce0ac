import { Outlet } from 'react-router-dom';

/** No navigation and no footer: the page has one task and draws its own frame. */
export function BareLayout() {
  return <Outlet />;
}
