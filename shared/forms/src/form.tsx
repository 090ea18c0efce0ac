import { observer } from 'mobx-react-lite';
import { type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Elements, Notice } from '@ilera/ui';
import { focusFirstInvalid } from './first-invalid';
import { type FormOptions, FormStore } from './form.store';
import { FormContext } from './form-context';
import { showFailure } from './show-failure';

/** A form whose values, types and errors come from one yup schema. By default it shows the failure of a call. */
export function useYupForm<Values extends object>(options: FormOptions<Values>): FormStore<Values> {
  const [form] = useState(() => new FormStore<Values>({ onFailure: showFailure, ...options }));
  return form;
}

export interface FormProps<Values extends object> {
  form: FormStore<Values>;
  /** Called with the schema's values. If it throws, the form's `onFailure` shows the failure. */
  onSubmit: (values: Values) => unknown;
  /** Accessible name, for pages with several forms. */
  label?: string;
  children: Elements;
  className?: string;
}

/**
 * A form with the schema's errors instead of the browser's, focus on the first invalid field in page order, and one
 * submission at a time.
 */
export const Form = observer(function Form<Values extends object>({
  form,
  onSubmit,
  label,
  children,
  className,
}: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const failure = form.errors.get('root');
  useFirstUse(element, form.schema.prefetch);

  const moveFocus = () => focusFirstInvalid(element.current);
  const sendOrTell = useEffectEvent(async () => {
    const valid = await form.validate();
    // Safari 15 lacks requestSubmit.
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    if (valid && form.hints) element.current?.dispatchEvent(submit);
    else moveFocus();
  });
  useEffect(() => {
    const { current } = element;
    // Pressing an inactive submit button submits the fields' current values, or shows the errors.
    const handle = ({ type, target }: Event) => {
      form.readControls();
      if (type !== 'click' || !(target instanceof Element)) return;
      if (target.closest('button[type="submit"][data-inactive]')) void sendOrTell();
    };
    const sources = [
      [current, 'click'],
      [current, 'focusin'],
      [window, 'focus'],
      [window, 'pageshow'],
      [document, 'visibilitychange'],
    ] as const;
    for (const [source, kind] of sources) source?.addEventListener(kind, handle);
    return () => {
      for (const [source, kind] of sources) source?.removeEventListener(kind, handle);
    };
  }, [form]);

  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    await form.submit(onSubmit).finally(moveFocus);
  };

  return (
    <FormContext value={form}>
      <form
        ref={element}
        noValidate
        aria-label={label}
        className={className}
        onSubmit={(event) => void handleSubmit(event)}
      >
        {failure && (
          <Notice tone="error" role="alert">
            {failure}
          </Notice>
        )}
        {children}
      </form>
    </FormContext>
  );
});

/** Calls `begin` on the first use of a form: by focus, or by values that the browser or an earlier page filled in. */
function useFirstUse(form: RefObject<HTMLFormElement | null>, begin: () => void): void {
  useEffect(() => {
    const { current } = form;
    if (current?.contains(document.activeElement)) return begin();
    const kinds = ['focusin', 'input', 'change'];
    // Runs before React passes the event to a field, which may check the form at once.
    for (const kind of kinds) current?.addEventListener(kind, begin, { capture: true, once: true });
    return () => {
      for (const kind of kinds) current?.removeEventListener(kind, begin, { capture: true });
    };
  }, [form, begin]);
}
