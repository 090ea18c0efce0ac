import type { User } from '@shared/contracts/api';
import { ViewBoundary } from '@shared/runtime';
import { type Elements, FailedState } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { type Profile, useUser } from './use-profile';

interface Props {
  profile: Profile;
  /** Shown while the profile loads. */
  pending: Elements;
  children: (user: User) => Elements;
}

/** Renders its children once the profile is loaded, and a panel with Try again where that failed. */
export const ProfileGate = observer(function ProfileGate({ profile, pending, children }: Props) {
  const user = useUser();
  if (user)
    return (
      <ViewBoundary>
        <Content user={user}>{children}</Content>
      </ViewBoundary>
    );
  if (profile.status !== 'failed') return pending;
  const { failure, reload } = profile;
  return <FailedState title="We could not load your account" failure={failure} onRetry={reload} />;
});

/** Reads what it draws itself, so that it follows the profile's state. */
const Content = observer(({ user, children }: Pick<Props, 'children'> & { user: User }) => children(user));
