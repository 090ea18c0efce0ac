/** Overlays that are panels over the page (P3.1, P4.1). */
export const overlayPanels = [
  'login',
  'signUp',
  'employerSignUp',
  'plans',
  'processSignUp',
  'join',
  'forgotPassword',
  'passwordReset',
  'newPassword',
] as const;

/** Overlays that close-all resets; `keptOverlays` stay open (R4.21). */
export const overlaysOfCloseAll = [...overlayPanels, 'sidebar'] as const;

const keptOverlays = ['dashboardSidebar', 'fixedSidebar', 'verificationPage'] as const;

/** Overlays that any part of the site may open. */
export const overlays = [...overlaysOfCloseAll, ...keptOverlays] as const;

/** One overlay flag of the shared interface state. */
export type Overlay = (typeof overlays)[number];

/** An overlay that is drawn as a panel over the page. */
export type OverlayPanel = (typeof overlayPanels)[number];

/** A modal in a remote's release (docs/adr/0011): `mf-extra/greeting`. */
type OwnModal = `${string}/${string}`;

/** The payloads of the site's modals by type (P2.11). */
export interface ModalPayloads {
  [own: OwnModal]: object;
  /** Book a consultation; without a condition the person describes the illness. */
  appointment: {
    condition: { id: string; title: string; text?: string; body?: string } | null;
    /** A guest's booking continues at the guest checkout; a signed-in person's is sent at once. */
    variant: 'guest' | 'signed-in';
    /** A guest's description, for the condition `custom`. */
    customText?: string;
  };
  /** Checks whether the plan is sold in the visitor's city; passes the frequency to the checkout. */
  health_plan: { plan_id: string; number: number; frequency?: string };
  /** `again`: the refused claim to submit again, with its comment. */
  claiming: { claimable: { id: string; name: string }; again?: { reference: string; comment: string } };
  upgrade: { type: string };
  /** A visit of the person, by reference. */
  visit: { reference: string };
  /** A payment's receipt; a guest proves to be the payer by the address, which may still be empty. */
  receipt: { reference: string; guest?: { email: string } };
  add_member: Record<string, never>;
  add_employee: Record<string, never>;
}

/** A kind of modal. */
export type ModalType = keyof ModalPayloads;
