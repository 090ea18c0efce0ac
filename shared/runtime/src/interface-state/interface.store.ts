import { type Overlay, overlays, overlaysOfCloseAll } from '@ilera/contracts';
import { makeAutoObservable } from 'mobx';

/** The shared interface state (P3.1): the selections, which remotes may read, and the open overlays. */
export class InterfaceStore {
  message = '';
  selectedPlan: string | null = null;
  selectedCondition: string | null = null;
  landingPage = '';
  dashboardPage = '';
  readonly overlays = Object.fromEntries(overlays.map((name) => [name, false])) as Record<Overlay, boolean>;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(overlay: Overlay): void {
    this.overlays[overlay] = true;
  }

  close(overlay: Overlay): void {
    this.overlays[overlay] = false;
  }

  set(overlay: Overlay, open: boolean): void {
    this.overlays[overlay] = open;
  }

  /** Opens a panel in place of the open one, such as sign-up in place of sign-in. */
  switchTo(overlay: Overlay): void {
    this.closeAll();
    this.open(overlay);
  }

  select(
    choice: Partial<
      Pick<this, 'selectedPlan' | 'selectedCondition' | 'landingPage' | 'dashboardPage' | 'message'>
    >,
  ) {
    Object.assign(this, choice);
  }

  /** Resets exactly the flags of close-all (P4.1); the dashboard and fixed sidebars and the verification flag stay. */
  closeAll(): void {
    for (const overlay of overlaysOfCloseAll) this.overlays[overlay] = false;
  }
}
