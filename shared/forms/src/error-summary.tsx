import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFormState } from 'react-hook-form';
import { Notice } from '@shared/ui';
import { focusControl } from './first-invalid';
import type { YupForm } from './use-yup-form';

interface ErrorSummaryProps<Values extends FieldValues> {
  form: YupForm<Values>;
  formElement: RefObject<HTMLFormElement | null>;
}

/**
 * The errors of a failed submit in the order of the schema, which is written in the order of the page.
 * Takes focus when it appears; each entry leads to its field, and goes when that field is edited.
 */
export function ErrorSummary<Values extends FieldValues>({ form, formElement }: ErrorSummaryProps<Values>) {
  const box = useRef<HTMLDivElement>(null);
  const { errors } = useFormState({ control: form.control });
  useEffect(() => box.current?.focus(), []);

  const entries = Object.entries(errors).flatMap(([name, error]) => {
    const message = name === 'root' ? undefined : error?.message;
    return typeof message === 'string' && message ? [{ name, message }] : [];
  });
  const openField = (name: string) => {
    const found = formElement.current?.elements.namedItem(name);
    const control = found instanceof RadioNodeList ? found[0] : found;
    if (control instanceof HTMLElement) focusControl(control);
  };

  if (entries.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="error" title="There is a problem" role="alert">
        <ul>
          {entries.map(({ name, message }) => (
            <li key={name}>
              <a
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault();
                  openField(name);
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
