import { session } from '@shared/runtime';
import { SkipLink } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { Outlet } from 'react-router-dom';
import { useHydratedMark } from '../hydration/use-hydrated-mark';
import { ModalFrame } from '../modals/modal-frame';
import { OverlayFrame } from '../modals/overlay-frame';
import { SiteNotices } from '../notices/site-notices';
import { useProfileOnSignIn } from '../session/load-profile-on-sign-in';
import { ToastBar } from '../toasts/toast-bar';
import { RouteChange } from './route-change';
import { useScrollThreshold } from './use-scroll-threshold';

/** What is on every page: toast bar, modal frame, overlays, and the effects of a navigation. */
export const SiteRoot = observer(function SiteRoot() {
  useScrollThreshold();
  useProfileOnSignIn(session.token);
  useHydratedMark();
  return (
    <>
      <RouteChange />
      <SkipLink />
      <Outlet />
      <ModalFrame />
      <OverlayFrame />
      <ToastBar />
      <SiteNotices />
    </>
  );
});
