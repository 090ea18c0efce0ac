import type { Elements } from '@ilera/runtime';
import { useState } from 'react';

/** Removes its children from the document and shows them again. */
export function Coming({ children }: { children: Elements }) {
  const [isThere, setThere] = useState(true);
  return (
    <>
      <button onClick={() => setThere(!isThere)}>{isThere ? 'Leave' : 'Come back'}</button>
      {isThere && children}
    </>
  );
}
