import { createContext } from 'react';

/** What the shell tells and asks of a page or modal of a remote. */
export interface RemoteSurroundings {
  /** Another text after each navigation. */
  place: string;
  /** Told of a view that crashed. */
  onCrash: (error: Error) => void;
}

/** Around each page and modal of a remote. */
export const RemoteContext = createContext<RemoteSurroundings>({ place: '', onCrash: () => undefined });
