import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { SyntheticEvent } from 'react';
import { type Elements, Notice } from '@shared/ui';
import { focusFirstInvalid } from './first-invalid';
import type { FormStore } from './form.store';
import { useFirstUse } from './use-first-use';
import { FormContext } from './use-yup-form';

/** Props of Form. */
export interface FormProps<Values extends object> {
  form: FormStore<Values>;
  /** Called with values that the schema accepts. May set errors with `applyServerErrors`. */
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

  // The fields are marked by the next rendering.
  const moveFocus = () => setTimeout(() => element.current && focusFirstInvalid(element.current));
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
