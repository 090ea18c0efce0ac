import { modalTitles } from '@shared/contracts';
import { modals } from '@shared/runtime';
import { Dialog } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { RemoteComponent } from '../remotes/remote-component';
import { modalOwners } from './owners';

/** The one modal frame of the site: the remote that owns the kind draws what is inside. */
export const ModalFrame = observer(function ModalFrame() {
  const open = modals.current;
  if (!open) return null;
  return (
    <Dialog open title={modalTitles[open.type]} onClose={modals.close}>
      <RemoteComponent
        key={open.type}
        address={{ remote: modalOwners[open.type], kind: 'modals', name: open.type }}
        props={{ payload: open.payload, close: modals.close }}
      />
    </Dialog>
  );
});
