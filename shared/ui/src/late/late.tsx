import { type ComponentType, useEffect, useState } from 'react';

/** What is drawn in place of a component that did not load. */
export interface FailedLateProps {
  onRetry: () => void;
}

/**
 * A component whose code is loaded when it is first drawn. One that did not load is tried again by the button, when
 * the network is back, and when it is drawn again: React's `lazy` remembers the failure (R5.14).
 * @param Pending drawn until it is there, with the same props
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<FailedLateProps>,
  Pending?: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Late(props: Props) {
    // Null where it failed.
    const [Piece, setPiece] = useState<ComponentType<Props> | null | undefined>(() => loaded);
    useEffect(() => {
      if (Piece) return undefined;
      const attempt = () =>
        void load().then(
          (piece) => setPiece(() => (loaded = piece)),
          () => setPiece(null),
        );
      attempt();
      window.addEventListener('online', attempt);
      return () => window.removeEventListener('online', attempt);
    }, [Piece, props]);
    if (Piece) return <Piece {...props} />;
    if (Piece === null) return <Failed onRetry={() => setPiece(undefined)} />;
    return Pending && <Pending {...props} />;
  };
}
