import { useEffect, useRef, useState, type RefObject } from 'react';

interface Editing {
  editing: boolean;
  setEditing: (editing: boolean) => void;
  /** For the button that begins to edit. */
  editButton: RefObject<HTMLButtonElement | null>;
}

/**
 * Whether a form of the settings is edited: read-only until its button is pressed; Cancel or a successful save
 * makes it so again (A4.2). The focus goes to the first field, and back to the button. `initially` is read once.
 */
export function useEditing(initially: () => boolean, focusFirstField: () => void): Editing {
  const [editing, setEditing] = useState(initially);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(editing);
  useEffect(() => {
    if (editing === wasEditing.current) return;
    wasEditing.current = editing;
    if (editing) focusFirstField();
    else editButton.current?.focus();
  }, [editing, focusFirstField]);
  return { editing, setEditing, editButton };
}
