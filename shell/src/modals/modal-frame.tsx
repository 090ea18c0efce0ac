import { type ModalType, type OverlayPanel, overlayPanels } from '@ilera/contracts';
import { interfaceState, modals, toasts } from '@ilera/runtime';
import { Dialog } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { KeyedErrorBoundaries } from '../remotes/keyed-error-boundaries';
import { RemoteComponent } from '../remotes/remote-component';
import { useServices } from '../site-services';

const failed = 'That could not be opened. Check your connection and try again.';

/** The modal opened with a payload, and the modal whose flag is on (P3.1). */
export const ModalFrames = observer(function ModalFrames() {
  const { current, close } = modals;
  const flagged = overlayPanels.find((panel) => interfaceState.overlays[panel]);
  return (
    <KeyedErrorBoundaries>
      {current && <ModalFrame key={current.type} {...current} close={close} />}
      {flagged && (
        <ModalFrame key={flagged} type={flagged} payload={{}} close={() => interfaceState.close(flagged)} />
      )}
    </KeyedErrorBoundaries>
  );
});

interface Props {
  type: ModalType | OverlayPanel;
  payload: object;
  close: () => void;
}

/** A dialog whose content its remote draws. A modal that no remote of the document offers is closed. */
function ModalFrame({ type, payload, close }: Props) {
  const modal = useServices().routes.modal(type);
  const isMissing = !modal;
  useEffect(() => {
    if (!isMissing) return;
    close();
    toasts.show({ type: 'error', message: failed });
  }, [isMissing, close]);
  if (!modal) return null;
  const { remote, name, title } = modal;
  return (
    <Dialog title={title} onClose={close}>
      <RemoteComponent address={{ remote, modal: name }} props={{ payload, close }} />
    </Dialog>
  );
}
