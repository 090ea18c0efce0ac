import { paths } from '@shared/contracts';
import type { User } from '@shared/contracts/api';
import { Link } from '@shared/runtime';
import { Notice } from '@shared/ui';
import { accountStrings } from '../strings';
import { words } from './account-home.words';
import { isProfileIncomplete } from './is-profile-incomplete';

/** A link to the profile form while sex or country is missing. */
export function ProfileBanner({ user }: { user: User }) {
  if (!isProfileIncomplete(user)) return null;
  return (
    <Notice tone="warning" action={<Link to={paths.accountSettings}>{words.updateProfile}</Link>}>
      {accountStrings.updateProfile}
    </Notice>
  );
}
