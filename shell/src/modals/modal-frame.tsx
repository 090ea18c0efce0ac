import { type ModalType, overlayPanels } from '@shared/contracts';
import { modals, toasts, interfaceState } from '@shared/runtime';
import { Dialog } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { RemoteComponent } from '../remotes/remote-component';
import { whileShown } from '../while-shown';
import type { Modal } from '../route-table';
import { overlayOwners } from '../site-map';
import { useServices } from '../site-services';

const failed = 'That could not be opened. Check your connection and try again.';

/** The one modal frame of the site: the remote that owns the kind draws what is inside. */
export const ModalFrame = observer(function ModalFrame() {
  const open = modals.current;
  const { routes } = useServices();
  const modal = open && routes.modal(open.type);
  useUnlistedModal(modal ? undefined : open?.type);
  return modal ? <Frame {...modal} payload={open.payload} close={modals.close} /> : null;
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
    const end = (): void => {
      modals.close();
      toasts.show({ type: 'error', message: failed });
    };
    return whileShown(unlisted.complete(), () => (routes.modal(missing) ? setComplete(true) : end()), end);
  }, [missing, unlisted, routes]);
}

/** Draws the overlay panel whose flag is on, in the same frame as a modal. */
export const OverlayFrame = observer(function OverlayFrame() {
  const name = overlayPanels.find((panel) => interfaceState.overlays[panel]);
  if (!name) return null;
  const close = () => interfaceState.close(name);
  return <Frame key={name} {...overlayOwners[name]} name={name} payload={{}} close={close} />;
});

interface FrameProps extends Modal {
  payload: object;
  close: () => void;
}

function Frame({ title, remote, name, payload, close }: FrameProps) {
  return (
    <Dialog title={title} onClose={close}>
      <RemoteComponent
        key={`${remote} ${name}`}
        address={{ remote, kind: 'modals', name }}
        props={{ payload, close }}
      />
    </Dialog>
  );
}
