import { useEffect, useEffectEvent, useRef } from 'react';
import type { SyntheticEvent } from 'react';
import type { FieldValues, SubmitHandler } from 'react-hook-form';
import { FormProvider } from 'react-hook-form';
import { type Elements, Notice } from '@shared/ui';
import { ErrorSummary } from './error-summary';
import { focusFirstInvalid } from './first-invalid';
import { MissingHintsContext, useMissingHints } from './missing-hints';
import { readFields } from './read-fields';
import { useFirstUse } from './use-first-use';
import type { YupForm } from './use-yup-form';

/** Props of Form. */
export interface FormProps<Values extends FieldValues> {
  form: YupForm<Values>;
  /** Called with values that the schema accepts. May set errors with `applyServerErrors`. */
  onSubmit: SubmitHandler<Values>;
  /** Lists the errors above the fields after a failed submit; the list takes focus. */
  summary?: boolean;
  /** By field: what is missing, shown beside the field until it is there. A constant, or memoised. */
  missingHints?: Readonly<Record<string, string>>;
  /** Accessible name, where a page has more than one form. */
  label?: string;
  id?: string;
  children: Elements;
  className?: string;
}

/**
 * A form with the schema's errors instead of the browser's, focus on the first invalid field by the order of
 * the page (or on the summary), and no second submit while one runs.
 */
export function Form<Values extends FieldValues>({
  form,
  onSubmit,
  summary = false,
  missingHints,
  label,
  id,
  children,
  className,
}: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const { submitCount, errors } = form.formState;
  const { root } = errors;
  const hints = useMissingHints(form, missingHints);
  useFirstUse(element, form.schema.prefetch);

  const moveFocus = useEffectEvent(() => {
    if (!summary && element.current) focusFirstInvalid(element.current);
  });
  useEffect(() => {
    // The count rises after onSubmit has returned, so the server's errors are on the page as well.
    if (submitCount > 0) moveFocus();
  }, [submitCount]);

  const read = useEffectEvent(() => readFields(form, element.current));
  const sendOrTell = useEffectEvent(async () => {
    form.schema.prefetch();
    const valid = await form.trigger();
    // The fields are marked by the next rendering.
    if (!valid) setTimeout(() => element.current && focusFirstInvalid(element.current));
    else if (form.validatesEarly) element.current?.requestSubmit();
  });
  useEffect(() => {
    const { current } = element;
    // A submit button that is inactive until the form is valid sends what the fields hold, or shows the errors.
    const handle = ({ type, target }: Event) => {
      read();
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
  }, []);

  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    form.schema.prefetch();
    try {
      await form.handleSubmit(onSubmit)(event);
    } finally {
      running.current = false;
    }
  };

  return (
    <FormProvider {...form}>
      <MissingHintsContext value={hints}>
        <form
          ref={element}
          id={id}
          noValidate
          aria-label={label}
          className={className}
          onSubmit={(event) => void handleSubmit(event)}
        >
          {summary && submitCount > 0 && <ErrorSummary key={submitCount} form={form} formElement={element} />}
          {root?.message && (
            <Notice tone="error" role="alert">
              {root.message}
            </Notice>
          )}
          {children}
        </form>
      </MissingHintsContext>
    </FormProvider>
  );
}
