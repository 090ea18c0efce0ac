import { overlayPanels } from '@shared/contracts';
import { modals, toasts, interfaceState } from '@shared/runtime';
import { Dialog } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { RemoteComponent } from '../remotes/remote-component';
import type { Modal } from '../route-table';
import { overlayOwners } from '../site-map';
import { useServices } from '../site-services';

const failed = 'That could not be opened. Check your connection and try again.';

/**
 * The one modal frame of the site: the remote that owns the kind draws what is inside. A modal that no remote of the
 * document brings is ended.
 */
export const ModalFrame = observer(function ModalFrame() {
  const open = modals.current;
  const { routes } = useServices();
  const modal = open && routes.modal(open.type);
  const isMissing = open !== null && !modal;
  useEffect(() => {
    if (!isMissing) return;
    modals.close();
    toasts.show({ type: 'error', message: failed });
  }, [isMissing]);
  return modal ? <Frame {...modal} payload={open.payload} close={modals.close} /> : null;
});

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
