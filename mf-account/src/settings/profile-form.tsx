import type { User } from '@shared/contracts/api';
import { Form, useYupForm } from '@shared/forms';
import { toasts } from '@shared/runtime';
import { Button, EditIcon, Notice, Panel } from '@shared/ui';
import { useEffect, useRef, useState } from 'react';
import { refusalText } from '../parts/refusal-text';
import { accountStrings } from '../strings';
import { mergeUser } from './merge-user';
import { ProfileFields } from './profile-fields';
import { profileBody, profileValues } from './profile-values';
import { profileSchema, type ProfileValues } from './profile.schema';
import styles from './settings.module.css';
import { updateProfile } from './update-profile.api';
import { hasDraft, useSettingsDraft } from './use-settings-draft';
import { useUnsaved } from './use-unsaved';

const draftKey = 'profile';
const draftFields = ['first_name', 'last_name', 'phone_prefix', 'phone_number', 'sex', 'dob'];

/** Who the person is. Read-only until Edit; Cancel or a successful save makes it so again (A4.2). */
export function ProfileForm({ user }: { user: User }) {
  const [editing, setEditing] = useState(() => hasDraft(draftKey, draftFields));
  const [refusal, setRefusal] = useState('');
  const form = useYupForm<ProfileValues>({ schema: profileSchema, defaultValues: profileValues(user) });
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useUnsaved('profile', editing && form.formState.isDirty);

  const { reset, setFocus } = form;
  useEffect(() => {
    // A newer record from the API shows, but never over what is being typed.
    if (!editing) reset(profileValues(user));
  }, [user, editing, reset]);
  const clearDraft = useSettingsDraft(form, draftKey, draftFields, editing);
  useEffect(() => {
    if (editing) setFocus('first_name');
    else if (wasEditing.current) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing, setFocus]);

  const handleCancel = () => {
    clearDraft();
    setRefusal('');
    setEditing(false);
  };
  const handleSubmit = async (values: ProfileValues) => {
    const body = profileBody(values, user);
    setRefusal('');
    try {
      await updateProfile(body);
    } catch (error) {
      setRefusal(refusalText(form, error));
      return;
    }
    clearDraft();
    mergeUser(body);
    setEditing(false);
    toasts.success(accountStrings.profileUpdated);
  };

  const edit = (
    <Button
      ref={editButton}
      variant="secondary"
      size="small"
      icon={<EditIcon />}
      onClick={() => setEditing(true)}
    >
      Edit
    </Button>
  );
  return (
    <Form form={form} onSubmit={handleSubmit} label="Profile">
      <Panel title="Profile info" action={editing ? undefined : edit}>
        {refusal && (
          <Notice tone="error" role="alert" className={styles.refusal}>
            {refusal}
          </Notice>
        )}
        <ProfileFields editing={editing} />
        {editing && (
          <div className={styles.actions}>
            <Button type="submit" busy={form.formState.isSubmitting}>
              Save change
            </Button>
            <Button variant="secondary" onClick={handleCancel}>
              Cancel
            </Button>
          </div>
        )}
      </Panel>
    </Form>
  );
}
