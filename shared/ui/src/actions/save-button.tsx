import type { ReactNode } from 'react';
import { saveFile } from '../files/object-url';
import { ActionButton } from './action-button';
import type { ButtonLook } from './button';

interface Props extends ButtonLook {
  /** Reads the file from the API. */
  read: () => Promise<Blob>;
  /** The name under which it is saved. */
  name: string;
  /** Its type; that of the response where there is none. */
  type?: string;
  children: ReactNode;
}

/** Saves a file of the API, and says why where that failed. */
export function SaveButton({ read, name, type, ...button }: Props) {
  const save = async () => {
    const file = await read();
    saveFile(file, type ?? file.type, name);
  };
  return <ActionButton variant="secondary" {...button} act={save} />;
}
