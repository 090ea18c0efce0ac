import { session } from '@shared/runtime';
import { SkipLink } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { Outlet } from 'react-router-dom';
import { ModalFrame } from '../modals/modal-frame';
import { OverlayFrame } from '../modals/overlay-frame';
import { SiteNotices } from '../notices/site-notices';
import { useProfile } from '../session/use-profile';
import { ToastBar } from '../toasts/toast-bar';
import { useRouteChange } from './use-route-change';
import { useScrollThreshold } from './use-scroll-threshold';

/** What is on every page: toast bar, modal frame, overlays, and what a change of route does. */
export const SiteFrame = observer(function SiteFrame() {
  useRouteChange();
  useScrollThreshold();
  useProfile(session.token);
  return (
    <>
      <SkipLink />
      <Outlet />
      <ModalFrame />
      <OverlayFrame />
      <ToastBar />
      <SiteNotices />
    </>
  );
});
