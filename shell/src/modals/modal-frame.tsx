import type { ModalType } from '@shared/contracts';
import { modals, toasts } from '@shared/runtime';
import { Dialog } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { RemoteComponent } from '../remotes/remote-component';
import { useServices } from '../site-services';
import { findModal } from './find-modal';
import { words } from './modal-frame.words';

/** The one modal frame of the site: the remote that owns the kind draws what is inside. */
export const ModalFrame = observer(function ModalFrame() {
  const open = modals.current;
  const { routes } = useServices();
  const modal = open && findModal(open.type, routes);
  useUnlistedModal(modal ? undefined : open?.type);
  if (!modal) return null;
  const { title, remote, name } = modal;
  return (
    <Dialog open title={title} onClose={modals.close}>
      <RemoteComponent
        key={open.type}
        address={{ remote, kind: 'modals', name }}
        props={{ payload: open.payload, close: modals.close }}
      />
    </Dialog>
  );
});

/**
 * Fetches the remotes that the document leaves out, one of which may bring the modal, and renders it then. Ends a
 * modal that no remote brings.
 */
function useUnlistedModal(missing: ModalType | undefined): void {
  const { unlisted, routes } = useServices();
  const [, setComplete] = useState(false);
  useEffect(() => {
    if (missing === undefined) return undefined;
    let isLeft = false;
    const end = (): void => {
      if (isLeft) return;
      modals.close();
      toasts.show({ type: 'error', message: words.failed });
    };
    unlisted.complete().then(() => (findModal(missing, routes) ? setComplete(true) : end()), end);
    return () => {
      isLeft = true;
    };
  }, [missing, unlisted, routes]);
}
