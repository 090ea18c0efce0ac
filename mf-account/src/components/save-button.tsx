import { failureText, Mutation } from '@shared/runtime';
import { Button, type ButtonLook, ErrorLine, saveFile } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';

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
export const SaveButton = observer(function SaveButton({ read, name, type, children, ...look }: Props) {
  const [saving] = useState(
    () =>
      new Mutation(async (of: Pick<Props, 'read' | 'name' | 'type'>) => {
        const file = await of.read();
        saveFile(file, of.type ?? file.type, of.name);
      }),
  );
  return (
    <>
      <Button
        variant="secondary"
        {...look}
        busy={saving.busy}
        onClick={() => void saving.run({ read, name, ...(type && { type }) })}
      >
        {children}
      </Button>
      <ErrorLine>{failureText(saving.failure)}</ErrorLine>
    </>
  );
});
