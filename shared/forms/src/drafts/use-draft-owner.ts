import { drafts } from '@ilera/runtime';
import { useState } from 'react';

/** Whose draft a form keeps, from when that is known until the form goes: a session that ends changes it for none. */
export function useDraftOwner(): string | null {
  const [owner, setOwner] = useState(drafts.ownerNow);
  const now = drafts.ownerNow();
  if (owner === null && now !== null) setOwner(now);
  return owner;
}
