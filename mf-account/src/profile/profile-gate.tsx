import type { User } from '@shared/contracts/api';
import { ViewBoundary } from '@shared/runtime';
import { type Elements, FailedState } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import type { ProfileStore } from './use-profile';
import { useUser } from './use-user';

interface Props {
  profile: ProfileStore;
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
  if (!profile.error) return pending;
  return (
    <FailedState
      title="We could not load your account"
      failure={profile.error}
      onRetry={() => profile.refresh()}
    />
  );
});

/** Reads what it draws itself, so that it follows the profile's state. */
const Content = observer(function Content({
  user,
  children,
}: {
  user: User;
  children: (user: User) => Elements;
}) {
  return children(user);
});
