import { createContext } from 'react';
import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { YupForm } from './use-yup-form';

/** What each field still needs, in words, and which fields need it now. */
export interface MissingHints {
  hints: Readonly<Record<string, string>>;
  missing: ReadonlySet<string>;
}

/** Carries the hints from Form to its fields. */
export const MissingHintsContext = createContext<MissingHints | null>(null);

/**
 * Which fields make the form invalid, for screens whose submit is disabled until valid: a disabled button
 * cannot show what is missing, so the fields do.
 */
export function useMissingHints<Values extends FieldValues>(
  form: YupForm<Values>,
  hints: Readonly<Record<string, string>> | undefined,
): MissingHints | null {
  const [missing, setMissing] = useState<ReadonlySet<string>>(() => new Set(Object.keys(hints ?? {})));
  useEffect(() => {
    if (!hints) return;
    let latest = 0;
    const check = async () => {
      const turn = ++latest;
      const found = await form.schema.failingFields(form.getValues()).catch(() => null);
      if (found && turn === latest) setMissing(found);
    };
    void check();
    const { unsubscribe } = form.watch(() => void check());
    return () => {
      latest = -1;
      unsubscribe();
    };
  }, [form, hints]);
  return hints ? { hints, missing } : null;
}
