import { useState } from 'react';
import { draftOwner } from './drafts';

/** Whose draft a form keeps, from when that is known until the form goes: a session that ends changes it for none. */
export function useDraftOwner(): string | null {
  const [owner, setOwner] = useState(draftOwner);
  const now = draftOwner();
  if (owner === null && now !== null) setOwner(now);
  return owner;
}
