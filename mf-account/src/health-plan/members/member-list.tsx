import type { Employee } from '@shared/contracts/api';
import { Avatar, DeleteIcon, EmailText, IconButton, ViewIcon } from '@shared/ui';
import { useId, useState } from 'react';
import { MemberStatus } from './member-status';
import { MemberDialog } from './member-dialog';
import { memberName } from './member-name';
import styles from './members.module.css';
import { words } from './members.words';
import { RemoveDialog } from './remove-dialog';

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
