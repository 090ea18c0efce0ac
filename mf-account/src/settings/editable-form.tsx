import type { AddressBody, ProfileBody, User } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { Form, type FormStore, SubmitButton, useDraft, showFailure, useYupForm } from '@shared/forms';
import { api, drafts, session, toasts } from '@shared/runtime';
import { Button, cx, EditIcon, type Elements, Notice, Panel } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { words as common } from '../components/components.words';
import styles from './settings.module.css';
import { words as shared } from './settings.words';

interface Options<Values extends object> {
  user: User;
  valuesOf: (user: User) => Values;
  schema: 'profileSchema' | 'addressSchema';
  /** The key under which unsaved values are kept. */
  draft: string;
  /** The field that takes the focus. */
  first: keyof Values & string;
  /** Whether it can be edited at once. */
  isOpen?: boolean;
}

interface Editing<Values extends object> {
  form: FormStore<Values>;
  editing: boolean;
  /** The fields show values that were typed and not saved. */
  isRestored: boolean;
  begin: () => void;
  /** Ends it and forgets what was typed. */
  end: () => void;
  editButton: RefObject<HTMLButtonElement | null>;
}

/**
 * A form of the settings: read-only until its button is pressed; Cancel or a successful save makes it so again (A4.2).
 * The focus goes to the first field, and back to the button. Unsaved values are there again when the form is opened
 * after a navigation, a reload or an expired session.
 */
export function useEditing<Values extends object>(options: Options<Values>): Editing<Values> {
  const { user, valuesOf, schema, draft, first, isOpen = false } = options;
  const form = useYupForm<Values>({
    schema: async () =>
      (await import(/* webpackChunkName: "schema.settings" */ './settings.schemas'))[schema] as never,
    defaultValues: valuesOf(user),
    onFailure: showFailure,
  });
  const [hasDraft] = useState(() => Object.keys(drafts.read(draft)).length > 0);
  const [isRestored, setRestored] = useState(hasDraft);
  const [editing, setEditing] = useState(isOpen || hasDraft);
  const { isDirty } = form;
  useUnloadWarning(editing && isDirty);

  useEffect(() => {
    // A newer record of the API is shown unless a field was changed.
    if (!editing || !isDirty) form.reset(valuesOf(user));
  }, [user, valuesOf, editing, isDirty, form]);
  const forget = useDraft(form, draft, editing ? undefined : []);
  const clear = useCallback(() => {
    forget();
    setRestored(false);
  }, [forget]);
  const before = useRef({ isDirty: false, editing });
  useEffect(() => {
    // The values equal the saved ones again.
    if (before.current.isDirty && !isDirty) clear();
    before.current.isDirty = isDirty;
  }, [isDirty, clear]);

  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (editing === before.current.editing) return;
    before.current.editing = editing;
    if (editing) form.setFocus(first);
    else editButton.current?.focus();
  }, [editing, form, first]);
  const end = () => {
    clear();
    setEditing(false);
  };
  return { form, editing, isRestored, begin: () => setEditing(true), end, editButton };
}

interface Props<Values extends object> {
  of: Editing<Values>;
  words: { heading: string; edit: string; save: string };
  /** The form's name, where it is not the heading. */
  label?: string;
  bodyOf: (values: Values) => ProfileBody | AddressBody;
  /** Said once it is saved. */
  saved: string;
  children: Elements;
}

/** The panel with the form; what is saved is shown in the whole account at once. */
export const EditableForm = observer(function EditableForm<Values extends object>({
  of: { form, editing, isRestored, begin, end, editButton },
  words,
  label = words.heading,
  bodyOf,
  saved,
  children,
}: Props<Values>) {
  const handleSubmit = async (values: Values) => {
    const body = bodyOf(values);
    await api.call(calls.updateProfile, { body });
    end();
    if (session.user) session.setUser({ ...session.user, ...body });
    toasts.success(saved);
  };
  const edit = (
    <Button ref={editButton} variant="secondary" size="small" icon={<EditIcon />} onClick={begin}>
      {words.edit}
    </Button>
  );
  const discard = (
    <Button variant="secondary" size="small" onClick={end}>
      {shared.discard}
    </Button>
  );
  return (
    <Panel title={words.heading} action={!editing && edit}>
      <Form form={form} onSubmit={handleSubmit} label={label} className={styles.form}>
        {isRestored && (
          <Notice role="status" action={discard}>
            {shared.restored}
          </Notice>
        )}
        <div className={cx(styles.fields, !editing && styles.reading)}>{children}</div>
        {editing && (
          <div className={styles.actions}>
            <SubmitButton>{words.save}</SubmitButton>
            <Button variant="secondary" onClick={end}>
              {common.cancel}
            </Button>
          </div>
        )}
      </Form>
    </Panel>
  );
});

/** Has the browser ask for confirmation before the document is left, while there are unsaved changes. */
export function useUnloadWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
