import { action, observable } from 'mobx';

/** Counts the changes of the people on the plan, so that a list behind a modal is read again. */
export const membersChanged = observable({ times: 0 });

/** Called after somebody was invited, or an invitation was sent again. */
export const noteMembersChanged = action(() => {
  membersChanged.times += 1;
});
