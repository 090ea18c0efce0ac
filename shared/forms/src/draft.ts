import { session, visitStorage } from '@shared/runtime';
import { useCallback, useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Fields whose values are never stored. */
const secret = /password|card(?!iolog)|cvv|cvc|\bpin\b|token|secret/i;

/** A draft belongs to one person, so that another person at this tab does not get it. */
function storageKey(key: string): string {
  return `draft:${session.user?.id ?? 'guest'}:${key}`;
}

function keepable(fields: readonly string[]): readonly string[] {
  const refused = fields.find((field) => secret.test(field) && !/^save_card$/.test(field));
  if (refused)
    throw new Error(`The field "${refused}" must not be kept in a draft: leave it out of the list`);
  return fields;
}

/** The stored values of the given fields; empty when there are none. */
export function readDraft(key: string, fields: readonly string[]): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(visitStorage.get(storageKey(key)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([name]) => keepable(fields).includes(name)));
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Stores the given fields of some values for this visit. */
export function writeDraft(
  key: string,
  fields: readonly string[],
  values: Readonly<Record<string, unknown>>,
): void {
  const kept = keepable(fields).map((field) => [field, values[field]] as const);
  visitStorage.set(storageKey(key), JSON.stringify(Object.fromEntries(kept)));
}

/** Removes a draft, once it was sent. */
export function clearDraft(key: string): void {
  visitStorage.remove(storageKey(key));
}

/**
 * Stores what is typed into the named fields for this visit, and restores it when the form is opened again.
 * Returns the function that removes it; call it when the form was sent.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  key: string,
  fields: readonly Path<Values>[],
): () => void {
  const { setValue, watch, getValues } = form;
  const list = fields.join('|');

  useEffect(() => {
    const names = list.split('|') as Path<Values>[];
    for (const [name, value] of Object.entries(readDraft(key, names))) {
      if (value !== undefined && value !== '') {
        setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
      }
    }
    const { unsubscribe } = watch(() => writeDraft(key, names, getValues()));
    return unsubscribe;
  }, [key, list, setValue, watch, getValues]);

  return useCallback(() => clearDraft(key), [key]);
}
