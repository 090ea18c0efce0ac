import type { AddressBody, ProfileBody, User } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import {
  DraftNote,
  Form,
  LeaveButton,
  type SchemaLoader,
  SubmitButton,
  useDraft,
  useUnloadWarning,
  useYupForm,
} from '@ilera/forms';
import { AbortedError, api, drafts, reloadProfile, session, toasts } from '@ilera/runtime';
import { Button, Buttons, cx, EditIcon, type Elements, Panel } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { words as common } from '../components/components.words';
import styles from './settings.module.css';

interface Options<Values extends object> {
  user: User;
  valuesOf: (user: User) => Values;
  schema: SchemaLoader<Values>;
  /** Key of the draft of unsaved values. */
  draft: string;
}

/**
 * Manages a settings form: open while nothing is saved, else read-only until Edit; Cancel and a successful save make it
 * read-only again (A4.2). Unsaved values reappear after a navigation, a reload or an expired session.
 */
export function useEditing<Values extends object>(options: Options<Values>) {
  const { user, valuesOf, schema, draft } = options;
  const form = useYupForm<Values>({
    schema,
    defaultValues: valuesOf(user),
    savedValues: async () => {
      const { token } = session;
      await reloadProfile();
      // Another person may have signed in meanwhile.
      if (!session.user || session.token !== token) throw new AbortedError();
      return valuesOf(session.user);
    },
  });
  const [isEditing, setEditing] = useState(
    () => Object.values(valuesOf(user)).every((value) => !value) || hasDraft(draft, valuesOf(user)),
  );
  // The next control takes the focus: the panel's key makes the field take it.
  const [hasModeChanged, setModeChanged] = useState(false);
  const clearDraft = useDraft(form, draft, isEditing ? undefined : []);
  useUnloadWarning(form.isDirty);
  useEffect(() => {
    // A newer record of the API replaces all unedited fields.
    form.rebase(valuesOf(user));
    // Values that equal the record are no draft: later they would override a newer record.
    if (!hasDraft(draft, valuesOf(user))) clearDraft();
  }, [user, valuesOf, form, draft, clearDraft]);

  /** Ends editing with a record's values, and drops the draft. */
  const end = (record = user) => {
    form.reset(valuesOf(record));
    clearDraft();
    changeMode(false);
  };
  const changeMode = (toEditing: boolean) => {
    setModeChanged(true);
    setEditing(toEditing);
  };
  const begin = () => changeMode(true);
  return { form, draft, isEditing, hasModeChanged, begin, end };
}

/** Whether unsaved values differ from the saved ones. */
const hasDraft = (draft: string, saved: object): boolean => {
  const known = new Map<string, unknown>(Object.entries(saved));
  return Object.entries(drafts.read(draft)).some(([name, value]) => value !== known.get(name));
};

interface Props<Values extends object> {
  of: ReturnType<typeof useEditing<Values>>;
  words: { heading: string; edit: string; save: string };
  /** The form's name, if it differs from the heading. */
  label?: string;
  bodyOf: (values: Values) => ProfileBody | AddressBody;
  /** Message after saving. */
  done: string;
  children: Elements;
}

/** The panel with the form; saved values appear in the whole account at once. */
export const EditableForm = observer(function EditableForm<Values extends object>({
  of: { form, draft, isEditing, hasModeChanged, begin, end },
  words,
  label = words.heading,
  bodyOf,
  done,
  children,
}: Props<Values>) {
  const handleSubmit = async (values: Values) => {
    const body = bodyOf(values);
    const { token } = session;
    await api.call(calls.updateProfile, { body });
    const { user } = session;
    // Another person may have signed in meanwhile.
    if (!user || session.token !== token) return;
    const saved = { ...user, ...body };
    session.setUser(saved);
    if (form.isAsSent) end(saved);
    toasts.success(done);
  };
  const edit = (
    <Button autoFocus={hasModeChanged} variant="secondary" size="small" icon={<EditIcon />} onClick={begin}>
      {words.edit}
    </Button>
  );
  return (
    <Panel key={String(isEditing)} title={words.heading} action={!isEditing && edit}>
      <Form form={form} onSubmit={handleSubmit} label={label} className={styles.form}>
        {isEditing && <DraftNote form={form} draftKey={draft} />}
        <div className={cx(styles.fields, !isEditing && styles.reading)}>{children}</div>
        {isEditing && (
          <Buttons>
            <SubmitButton>{words.save}</SubmitButton>
            <LeaveButton onClick={() => end()}>{common.cancel}</LeaveButton>
          </Buttons>
        )}
      </Form>
    </Panel>
  );
});
