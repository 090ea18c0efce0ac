import { overlayPanels } from '@shared/contracts';
import { interfaceState } from '@shared/runtime';
import { Dialog } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { RemoteComponent } from '../remotes/remote-component';
import { overlayOwners } from './owners';

/** Draws the overlay panel whose flag is on, in the same frame as a modal. */
export const OverlayFrame = observer(function OverlayFrame() {
  const name = overlayPanels.find((panel) => interfaceState.overlays[panel]);
  if (!name) return null;
  const { remote, title } = overlayOwners[name];
  const close = () => interfaceState.close(name);
  return (
    <Dialog open title={title} onClose={close} key={name}>
      <RemoteComponent address={{ remote, kind: 'modals', name }} props={{ payload: {}, close }} />
    </Dialog>
  );
});
