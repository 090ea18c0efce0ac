import { modals } from '@shared/runtime';
import { Dialog } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { RemoteComponent } from '../remotes/remote-component';
import { findModal } from './find-modal';

/** The one modal frame of the site: the remote that owns the kind draws what is inside. */
export const ModalFrame = observer(function ModalFrame() {
  const open = modals.current;
  const modal = open && findModal(open.type);
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
