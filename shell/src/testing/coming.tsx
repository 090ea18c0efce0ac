import type { Elements } from '@ilera/runtime';
import { useState } from 'react';

/** Takes its children out of the document and back. */
export function Coming({ children }: { children: Elements }) {
  const [isThere, setThere] = useState(true);
  return (
    <>
      <button onClick={() => setThere(!isThere)}>{isThere ? 'Leave' : 'Come back'}</button>
      {isThere && children}
    </>
  );
}
