import type { Employee } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { capitalise, formatDay, fullName } from '@ilera/format';
import { api, failureMessage, hasFeature, HttpError, mayHaveHappened } from '@ilera/runtime';
import {
  ActionButton,
  Avatar,
  Badge,
  Buttons,
  ConfirmButton,
  DeleteIcon,
  Dialog,
  EmailText,
  type Fact,
  FactList,
  FewRows,
  IconButton,
  Small,
  ViewIcon,
} from '@ilera/ui';
import { useId, useState } from 'react';
import { memberWords as words } from '../health-plan.words';
import styles from './members.module.css';
import { words as common } from '../../components/components.words';

/** The plan's members, ten at first, each with buttons to view and, after a confirmation, remove them. */
export const MemberList = ({ members }: { members: Employee[] }) => (
  <FewRows rows={members} few={10} className={styles.list}>
    {(member, index) => <MemberRow key={`${member.id}#${index}`} member={member} />}
  </FewRows>
);

function MemberRow({ member }: { member: Employee }) {
  const [isViewed, setViewed] = useState(false);
  const nameId = useId();
  const name = memberName(member);
  return (
    <li className={styles.row}>
      <span className={styles.avatar}>
        <Avatar name={name} size="small" />
      </span>
      <div className={styles.words}>
        <p id={nameId} className={styles.name} translate="no">
          {name}
        </p>
        {member.email && member.email !== name && (
          <Small>
            <EmailText email={member.email} />
          </Small>
        )}
      </div>
      {isInvited(member) && (
        <Badge tone={member.status === 'invited' ? 'warning' : 'neutral'}>
          {member.status === 'invited' ? words.invited : words.expired}
        </Badge>
      )}
      {/* All rows have these button names; the member's name is the buttons' description. */}
      <IconButton
        label={words.view}
        icon={<ViewIcon />}
        aria-describedby={nameId}
        onClick={() => setViewed(true)}
      />
      {member.id !== '' && (
        <ConfirmButton
          label={words.remove}
          icon={<DeleteIcon />}
          aria-describedby={nameId}
          action={{
            act: () => api.call(calls.removeEmployee, { params: { id: member.id } }),
            stale: [calls.employees],
            done: words.removed(name),
            why: (failure) => whyNotRemoved(name, failure),
          }}
          confirm={{
            title: words.removeHeading(name),
            text: words.removeWarning,
            yes: words.removeNow,
            no: common.cancel,
          }}
        />
      )}
      {isViewed && <MemberDialog member={member} onClose={() => setViewed(false)} />}
    </li>
  );
}

function whyNotRemoved(name: string, failure: unknown): string {
  // Another API may be unable to remove members.
  if (failure instanceof HttpError && [404, 405, 501].includes(failure.status))
    return words.cannotRemove(name);
  const why = failureMessage(failure);
  return mayHaveHappened(failure) ? why : words.notRemoved(name, why);
}

/** A member's details, without health data. A member who has not joined yet can be invited again. */
function MemberDialog({ member, onClose }: { member: Employee; onClose: () => void }) {
  const { id, status } = member;
  const facts: Fact[] = [
    [words.email, member.email],
    [words.status, capitalise(status)],
    [words.addedOn, formatDay(member.created_at)],
  ];
  return (
    <Dialog title={memberName(member)} size="small" onClose={onClose}>
      <FactList look="stacked" facts={facts} />
      {id !== '' && isInvited(member) && (
        <Buttons apart>
          <ActionButton
            variant="secondary"
            act={() => api.call(calls.resendInvitation, { params: { id } })}
            stale={[calls.employees]}
            done={words.sentAgain}
            onDone={onClose}
          >
            {words.sendAgain}
          </ActionButton>
        </Buttons>
      )}
    </Dialog>
  );
}

/** Whether a member's invitation is open or has expired. */
const isInvited = ({ status }: Employee) =>
  hasFeature('invitations') && (status === 'invited' || status === 'expired');

/** A member's name, or the e-mail address if the name is unknown. */
function memberName(member: Employee): string {
  return member.name?.trim() || fullName(member) || member.email || words.unnamed;
}
