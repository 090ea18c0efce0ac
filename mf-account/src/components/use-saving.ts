import { Mutation } from '@shared/runtime';
import { saveFile } from '@shared/ui';
import { useState } from 'react';

/** Saves a file of the API under a name; without a type under that of the response. */
async function save(read: () => Promise<Blob>, name: string, type?: string): Promise<void> {
  const file = await read();
  saveFile(file, type ?? file.type, name);
}

/** The saving of a file, for a button of an observer. */
export function useSaving() {
  const [saving] = useState(() => new Mutation(save));
  return saving;
}
