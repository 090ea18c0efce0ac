import { type FormStore, useUnloadWarning, useYupForm } from '@ilera/forms';
import { Link, useLocation } from '@ilera/runtime';
import { Notice } from '@ilera/ui';
import { compareStructural, ObservableMap, reaction, runInAction, when } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import record from '../components/record.module.css';
import { words } from './desk.words';
import { staff } from './staff.store';

interface Written {
  form: Pick<FormStore<object>, 'isDirty'>;
  label: string;
  pathname: string;
}

/**
 * This document's forms by address and label. Medical text must not be stored, so it waits in memory when its screen is
 * left.
 */
const forms = new ObservableMap<string, Written>();
// Drops the forms when another person signs in.
reaction(
  () => staff.me?.id,
  () => forms.clear(),
);

const keyOf = (pathname: string, label: string): string => `${pathname} ${label}`;

/** Forms with unsaved text. Saving a form, or leaving it by its button, resets the form. */
const unsaved = (): Written[] => [...forms.values()].filter(({ form }) => form.isDirty);

/** Whether any form has unsaved text. */
export const hasUnsaved = (): boolean => unsaved().length > 0;

/**
 * The form left unsaved under this label, or a new one. If the record has changed meanwhile, typed text stays and the
 * other fields take the new values.
 */
export function useKeptForm<Values extends object>(
  label: string,
  options: Parameters<typeof useYupForm<Values>>[0],
  rebase = (form: FormStore<Values>, values: Values) => form.rebase(values),
): FormStore<Values> {
  const { defaultValues } = options;
  const fresh = useYupForm(options);
  const { pathname } = useLocation();
  const key = keyOf(pathname, label);
  const [form] = useState(() => {
    const leftForm = forms.get(key)?.form;
    return leftForm?.isDirty ? (leftForm as FormStore<Values>) : fresh;
  });
  useEffect(() => {
    // The submitted text is compared with the typed text until the answer arrives.
    const isFree = () => !form.isSubmitting;
    return when(isFree, () => {
      if (!compareStructural(form.defaultValues, defaultValues)) rebase(form, defaultValues);
    });
    // oxlint-disable-next-line react/exhaustive-deps -- the objects differ in each rendering; their content counts
  }, [form, JSON.stringify(defaultValues)]);
  useEffect(() => {
    runInAction(() => forms.set(key, { form, label, pathname }));
  }, [form, key, label, pathname]);
  return form;
}

/** Whether this label's form had unsaved text when its screen opened, so that the form is shown at once. */
export function useHadUnsavedText(label: string): boolean {
  const { pathname } = useLocation();
  const [wasDirty] = useState(() => forms.get(keyOf(pathname, label))?.form.isDirty ?? false);
  return wasDirty;
}

/**
 * The task above a list, and the message after it: `new` for a new entry, or the entry being changed.
 * @param label the form's label for a new entry
 */
export function useTask<Entry extends object>(label: string) {
  const [task, setTask] = useState<'none' | 'new' | Entry>(useHadUnsavedText(label) ? 'new' : 'none');
  const [done, setDone] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const begin = (next: 'new' | Entry) => {
    setDone('');
    setTask(next);
  };
  const finish = (text: string) => {
    setTask('none');
    setDone(text);
    // The pressed button disappears with its form.
    button.current?.focus();
  };
  return { task, done, button, begin, finish, leave: () => finish('') };
}

/** Links to unsaved text on other screens, and makes the browser ask before the document is left. */
export const UnsavedNotice = observer(function UnsavedNotice() {
  const currentPath = useLocation().pathname;
  useUnloadWarning(hasUnsaved());
  const elsewhere = unsaved().filter(({ pathname }) => pathname !== currentPath);
  if (elsewhere.length === 0) return null;
  return (
    <Notice wide tone="warning" role="status" title={words.notSaved}>
      <ul>
        {elsewhere.map(({ label, pathname }) => (
          <li key={keyOf(pathname, label)}>
            <Link to={pathname} className={record.link}>
              {[label, ...pathname.split('/').slice(3)].join(' ')}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
});
