import type { StaffRole } from '@ilera/contracts/api';
import { useLocation, useNavigate } from '@ilera/runtime';
import { type Elements, FailedState, Head, PageHeading, Skeleton, SkeletonGroup } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import styles from './desk.module.css';
import { words } from './desk.words';
import { IdleGuard } from './idle-guard';
import { DeskBar, redirectFrom } from './desk-bar';
import { hasRole, staff } from './staff.store';
import { UnsavedNotice } from './unsaved';
import { SignIn, wantedAddress } from './sign-in';

/**
 * Wraps every screen of the clinic. Nothing is shown or loaded before a member of staff is signed in. After the session
 * ends, the hidden screen waits for the same person; another person gets a new one.
 */
export const Desk = observer(function Desk({
  title,
  roles = ['care', 'doctor', 'manager'],
  children,
}: {
  title: string;
  /** Roles that may open the screen. */
  roles?: StaffRole[];
  children: Elements;
}) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { status, me } = staff;
  useEffect(() => {
    void staff.load();
    return staff.follow();
  }, []);
  useEffect(() => {
    if (status !== 'in') return;
    const returnAddress = wantedAddress.take();
    const next = redirectFrom(returnAddress ?? pathname) ?? returnAddress;
    if (next) void navigate(next, { replace: true });
  }, [navigate, pathname, status]);
  return (
    <div className={styles.layout}>
      <Head title={words.title(title)} />
      <meta name="robots" content="noindex" />
      {status === 'in' && (
        <>
          <DeskBar />
          <IdleGuard />
        </>
      )}
      <UnsavedNotice />
      <main id="main" tabIndex={-1} className={styles.main}>
        {status === 'loading' && (
          <SkeletonGroup label={words.loading}>
            <Skeleton lines={6} />
          </SkeletonGroup>
        )}
        {status === 'failed' && (
          <>
            <PageHeading>{title}</PageHeading>
            <FailedState title={words.notLoaded} failure={staff.error} onRetry={() => staff.load()} />
          </>
        )}
        {status === 'out' && <SignIn />}
        {status === 'in' && !hasRole(...roles) && <PageHeading>{words.notAllowed}</PageHeading>}
        {me && hasRole(...roles) && (
          <div key={me.id} hidden={status !== 'in'} className={styles.screen}>
            {children}
          </div>
        )}
      </main>
    </div>
  );
});
