import type { User } from '@ilera/contracts/api';
import { ViewBoundary } from '@ilera/runtime';
import { type Elements, FailedState, Head, PageHeading, Stack } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { type Profile, useProfile, useUser } from './use-profile';

interface Props {
  heading: string;
  /** Title of the browser's tab, if it differs from the heading. */
  title?: string;
  /** Shown beside the heading. */
  action?: Elements;
  className?: string | undefined;
  /** Whether the profile is fetched each time the page opens. */
  fresh?: boolean;
  /** Shown above the content that needs the profile. */
  before?: (profile: Profile) => Elements;
  /** Shown while the profile loads. */
  pending: Elements;
  children: (user: User, profile: Profile) => Elements;
}

/** A page of the account: its heading, and its children once the profile has loaded. A failed load offers a retry. */
export const AccountPage = observer(function AccountPage(props: Props) {
  const { heading, title = heading, action, className, fresh = false, before, pending, children } = props;
  const profile = useProfile(fresh);
  const user = useUser();
  // Reads the status in any case: a change reloads the content.
  const { status, failure, reload } = profile;
  return (
    <Stack gap={6} className={className}>
      <Head title={title} />
      <PageHeading action={action}>{heading}</PageHeading>
      {before?.(profile)}
      {user && (
        <ViewBoundary>
          <Content user={user} profile={profile}>
            {children}
          </Content>
        </ViewBoundary>
      )}
      {!user && status !== 'failed' && pending}
      {!user && status === 'failed' && (
        <FailedState title="We could not load your account" failure={failure} onRetry={reload} />
      )}
    </Stack>
  );
});

/** Reads all data that it draws, so that it follows the profile's state. */
const Content = observer(
  ({ user, profile, children }: Pick<Props, 'children'> & { user: User; profile: Profile }) =>
    children(user, profile),
);
