import type { Employee } from '@shared/contracts/api';
import { capitalise, formatDay } from '@shared/format';
import { hasFeature } from '@shared/runtime';
import { Avatar, DeleteIcon, EmailText, IconButton, ViewIcon, Dialog, Badge } from '@shared/ui';
import { useId, useState } from 'react';
import { type Fact, FactList } from '../../components/fact-list';
import { memberName } from './member-name';
import styles from './members.module.css';
import { words } from './members.words';
import { RemoveDialog } from './remove-dialog';
import { ResendButton } from './resend-button';

interface Props {
  members: Employee[];
  onRemove: (member: Employee) => void;
}

/** The people on the plan, each with buttons to view and to remove. */
export function MemberList({ members, onRemove }: Props) {
  const [viewed, setViewed] = useState<Employee | null>(null);
  const [leaving, setLeaving] = useState<Employee | null>(null);
  const handleRemove = (member: Employee) => {
    setLeaving(null);
    onRemove(member);
  };
  return (
    <>
      <ul className={styles.list}>
        {members.map((member, index) => (
          <MemberRow
            key={`${member.id}#${index}`}
            member={member}
            onView={() => setViewed(member)}
            onDelete={() => setLeaving(member)}
          />
        ))}
      </ul>
      {viewed && <MemberDialog member={viewed} onClose={() => setViewed(null)} />}
      {leaving && (
        <RemoveDialog
          member={leaving}
          onClose={() => setLeaving(null)}
          onConfirm={() => handleRemove(leaving)}
        />
      )}
    </>
  );
}

interface RowProps {
  member: Employee;
  onView: () => void;
  onDelete: () => void;
}

function MemberRow({ member, onView, onDelete }: RowProps) {
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
          <p className={styles.email}>
            <EmailText email={member.email} />
          </p>
        )}
      </div>
      <MemberStatus member={member} />
      {/* Every row has buttons of these names; the person's name is their description. */}
      <IconButton label={words.view} icon={<ViewIcon />} aria-describedby={nameId} onClick={onView} />
      <IconButton label={words.remove} icon={<DeleteIcon />} aria-describedby={nameId} onClick={onDelete} />
    </li>
  );
}

/** The details of somebody on the plan, without anything about their health. */
function MemberDialog({ member, onClose }: { member: Employee; onClose: () => void }) {
  const facts: Fact[] = [
    [words.email, member.email],
    [words.status, capitalise(member.status)],
    [words.addedOn, formatDay(member.created_at)],
  ];
  return (
    <Dialog title={memberName(member)} size="small" onClose={onClose}>
      <FactList look="stacked" facts={facts} />
      <ResendButton member={member} onSent={onClose} />
    </Dialog>
  );
}

/** Whether an invitation is open or has run out; nothing for somebody who has joined. */
function MemberStatus({ member }: { member: Employee }) {
  if (!hasFeature('invitations')) return null;
  if (member.status === 'invited') return <Badge tone="warning">{words.invited}</Badge>;
  if (member.status === 'expired') return <Badge tone="neutral">{words.expired}</Badge>;
  return null;
}
