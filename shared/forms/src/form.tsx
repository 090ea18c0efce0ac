import { observer } from 'mobx-react-lite';
import { type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Elements, Notice } from '@ilera/ui';
import { focusFirstInvalid } from './first-invalid';
import { type FormOptions, FormStore } from './form.store';
import { FormContext } from './form-context';
import { showFailure } from './server-errors';

/** A form whose values, types and errors come from one yup schema; why a call failed is shown in it, unless it says otherwise. */
export function useYupForm<Values extends object>(options: FormOptions<Values>): FormStore<Values> {
  const [form] = useState(() => new FormStore<Values>({ onFailure: showFailure, ...options }));
  return form;
}

export interface FormProps<Values extends object> {
  form: FormStore<Values>;
  /** Called with values that the schema accepts. Where it throws, the form's `onFailure` shows why. */
  onSubmit: (values: Values) => unknown;
  /** Accessible name, where a page has more than one form. */
  label?: string;
  children: Elements;
  className?: string;
}

/**
 * A form with the schema's errors instead of the browser's, focus on the first invalid field by the order of
 * the page, and no second submit while one runs.
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
    if (valid && form.hints) element.current?.requestSubmit();
    else moveFocus();
  });
  useEffect(() => {
    const { current } = element;
    // A submit button that is inactive until the form is valid sends what the fields hold, or shows the errors.
    const handle = ({ type, target }: Event) => {
      form.read();
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

/** Calls `begin` once somebody is in a form: with the focus, or by what the browser or a page before it filled in. */
function useFirstUse(form: RefObject<HTMLFormElement | null>, begin: () => void): void {
  useEffect(() => {
    const { current } = form;
    if (current?.contains(document.activeElement)) return begin();
    const kinds = ['focusin', 'input', 'change'];
    // Before React hands the event to a field, which may check the form at once.
    for (const kind of kinds) current?.addEventListener(kind, begin, { capture: true, once: true });
    return () => {
      for (const kind of kinds) current?.removeEventListener(kind, begin, { capture: true });
    };
  }, [form, begin]);
}
