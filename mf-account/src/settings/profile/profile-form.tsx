import type { ProfileBody, User } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { applyServerErrors, Form, useYupForm } from '@shared/forms';
import { api, Mutation, toasts } from '@shared/runtime';
import { Panel } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { RefusalNotice } from '../../components/refusal-notice';
import { accountStrings } from '../../strings';
import { mergeUser } from '../own-session';
import { ProfileFields } from './profile-fields';
import { profileWords as words } from '../settings.words';
import { profileBody, profileValues } from './profile-values';
import type { ProfileValues } from '../settings.schemas';
import styles from '../settings.module.css';
import { DraftNotice, EditButton, SaveButtons, useEditing } from '../editing';
import { hasDraft, profileDraft, useSettingsDraft, useUnloadWarning } from '../use-settings-draft';

/** The person's profile. Read-only until Edit; Cancel or a successful save makes it so again (A4.2). */
export const ProfileForm = observer(function ProfileForm({ user }: { user: User }) {
  const [saving] = useState(
    () => new Mutation((body: ProfileBody) => api.call(calls.updateProfile, { body })),
  );
  const form = useYupForm<ProfileValues>({
    schema: () =>
      import(/* webpackChunkName: "schema.settings" */ '../settings.schemas').then(
        (module) => module.profileSchema,
      ),
    defaultValues: profileValues(user),
  });
  const { isDirty, isSubmitting } = form;
  const focusFirstField = useCallback(() => form.setFocus('first_name'), [form]);
  const { editing, setEditing, editButton } = useEditing(() => hasDraft(profileDraft), focusFirstField);
  useUnloadWarning(editing && isDirty);

  useEffect(() => {
    // A newer record of the API is shown unless the form is being edited.
    if (!editing) form.reset(profileValues(user));
  }, [user, editing, form]);
  const draft = useSettingsDraft(form, profileDraft, { editable: editing, isDirty });

  const handleCancel = () => {
    draft.clear();
    saving.clear();
    setEditing(false);
  };
  const handleSubmit = async (values: ProfileValues) => {
    const body = profileBody(values, user);
    if (!(await saving.run(body))) return void applyServerErrors(form, saving.failure);
    draft.clear();
    mergeUser(body);
    setEditing(false);
    toasts.success(accountStrings.profileUpdated);
  };

  const edit = (
    <EditButton ref={editButton} onClick={() => setEditing(true)}>
      {words.edit}
    </EditButton>
  );
  return (
    <Form form={form} onSubmit={handleSubmit} label={words.label}>
      <Panel title={words.heading} action={editing ? undefined : edit}>
        {draft.isRestored && <DraftNotice onDiscard={handleCancel} />}
        <RefusalNotice form={form} of={saving} className={styles.notice} />
        <ProfileFields editing={editing} />
        {editing && <SaveButtons save={words.save} busy={isSubmitting} onCancel={handleCancel} />}
      </Panel>
    </Form>
  );
});
