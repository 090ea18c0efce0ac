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
 * The forms of this document by address and label. Medical words may be in no storage, so they wait in memory when
 * the screen is left.
 */
const forms = new ObservableMap<string, Written>();
// Nobody else sees them.
reaction(
  () => staff.me?.id,
  () => forms.clear(),
);

const keyOf = (pathname: string, label: string): string => `${pathname} ${label}`;

/** What was typed and not saved. A form is reset when it is saved or left by its own button. */
const unsaved = (): Written[] => [...forms.values()].filter(({ form }) => form.isDirty);

/** Whether something was typed and not saved. */
export const hasUnsaved = (): boolean => unsaved().length > 0;

/**
 * The form that was left unsaved under that label, else a fresh one. Where the record has changed meanwhile, what was typed
 * stays over its new values.
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
    const left = forms.get(key)?.form;
    return left?.isDirty ? (left as FormStore<Values>) : fresh;
  });
  useEffect(() => {
    // What is being sent is compared with what was typed until the answer is there.
    const isFree = () => !form.isSubmitting;
    return when(isFree, () => {
      if (!compareStructural(form.defaultValues, defaultValues)) rebase(form, defaultValues);
    });
    // oxlint-disable-next-line react/exhaustive-deps -- they are others each time; what is in them counts
  }, [form, JSON.stringify(defaultValues)]);
  useEffect(() => {
    runInAction(() => forms.set(key, { form, label, pathname }));
  }, [form, key, label, pathname]);
  return form;
}

/** Whether the form of that label held unsaved words when its screen was opened, so that it is shown at once. */
export function useHeldWords(label: string): boolean {
  const { pathname } = useLocation();
  const [held] = useState(() => forms.get(keyOf(pathname, label))?.form.isDirty ?? false);
  return held;
}

/**
 * What is done above a list: `new` where its button was pressed, or the entry that is changed; and what is said
 * once it is done.
 * @param label of the form of something new
 */
export function useTask<Entry extends object>(label: string) {
  const [task, setTask] = useState<'none' | 'new' | Entry>(useHeldWords(label) ? 'new' : 'none');
  const [done, setDone] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const begin = (next: 'new' | Entry) => {
    setDone('');
    setTask(next);
  };
  const finish = (text: string) => {
    setTask('none');
    setDone(text);
    // The pressed button goes with its form.
    button.current?.focus();
  };
  return { task, done, button, begin, finish, leave: () => finish('') };
}

/** Leads back to what was typed on other screens, and has the browser ask before the document is left. */
export const UnsavedNotice = observer(function UnsavedNotice() {
  const here = useLocation().pathname;
  useUnloadWarning(hasUnsaved());
  const elsewhere = unsaved().filter(({ pathname }) => pathname !== here);
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
