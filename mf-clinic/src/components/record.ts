import { HttpError, type Resource, type Source, useResource } from '@ilera/runtime';
import { useState } from 'react';

/** One thing that several people work on, as the API has it after each change. */
export interface ClinicRecord<Data> {
  readonly reference: string;
  readonly resource: Resource<Data, [string]>;
  /**
   * Makes a change.
   * @throws the API's error; after a conflict the screen shows what a colleague has made of it
   */
  change: (send: (reference: string) => Promise<Data>) => Promise<void>;
}

/** The record of a screen that has the reference as its key. */
export function useRecord<Data>(
  read: (reference: string) => Source<Data>,
  reference: string,
): ClinicRecord<Data> {
  const resource = useResource(read, [reference]);
  const [record] = useState(() => ({
    reference,
    resource,
    change: async (send: (of: string) => Promise<Data>) => {
      try {
        resource.take(await send(reference));
      } catch (error) {
        if (error instanceof HttpError && error.status === 409) await resource.reload();
        throw error;
      }
    },
  }));
  return record;
}
