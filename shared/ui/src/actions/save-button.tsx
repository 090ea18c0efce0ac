import { failureText, Mutation } from '@ilera/runtime';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { ErrorLine } from '../feedback/error-line';
import { saveFile } from '../files/object-url';
import { Button, type ButtonLook } from './button';

interface Props extends ButtonLook {
  /** Reads the file from the API. */
  read: () => Promise<Blob>;
  /** File name. */
  name: string;
  /** File type; the response's by default. */
  type?: string;
  children: ReactNode;
}

/** Saves a file of the API, and shows a failure. */
export const SaveButton = observer(function SaveButton({ read, name, type, ...button }: Props) {
  const [saving] = useState(() => new Mutation((save: () => Promise<void>) => save()));
  const save = async () => {
    const file = await read();
    saveFile(file, type ?? file.type, name);
  };
  return (
    <>
      <Button variant="secondary" {...button} busy={saving.busy} onClick={() => void saving.run(save)} />
      <ErrorLine>{failureText(saving.failure)}</ErrorLine>
    </>
  );
});
