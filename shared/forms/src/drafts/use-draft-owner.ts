import { drafts } from '@ilera/runtime';
import { useState } from 'react';

/** The owner of a form's draft. Once known it stays until the form is unmounted, even if the session ends. */
export function useDraftOwner(): string | null {
  const [owner, setOwner] = useState(drafts.ownerNow);
  const currentOwner = drafts.ownerNow();
  if (owner === null && currentOwner !== null) setOwner(currentOwner);
  return owner;
}
