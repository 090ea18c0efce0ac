/** The overlays that are panels over the page (P3.1, P4.1). */
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

/** The overlays that close-all resets; `keptOverlays` stay (R4.21). */
export const overlaysOfCloseAll = [...overlayPanels, 'sidebar'] as const;

const keptOverlays = ['dashboardSidebar', 'fixedSidebar', 'verificationPage'] as const;

/** The overlays that any part of the site may open. */
export const overlays = [...overlaysOfCloseAll, ...keptOverlays] as const;

/** One overlay flag of the shared interface state. */
export type Overlay = (typeof overlays)[number];

/** An overlay that is drawn as a panel over the page. */
export type OverlayPanel = (typeof overlayPanels)[number];

/** A modal that a remote brings in its own release (docs/adr/0011): `mf-extra/greeting`. */
type OwnModal = `${string}/${string}`;

/** The modals of the site by type, with the payload of each (P2.11). */
export interface ModalPayloads {
  [own: OwnModal]: object;
  /** Book a consultation; no condition means that the person describes the illness. */
  appointment: {
    condition: { id: string; title: string; text?: string; body?: string } | null;
    /** A guest's booking leads to the guest checkout, a signed-in person's is sent at once. */
    variant: 'guest' | 'signed-in';
    /** The illness in a guest's own words, for the condition `custom`. */
    customText?: string;
  };
  /** Checks whether the plan is sold in the visitor's city; the frequency goes along to the checkout. */
  health_plan: { plan_id: string; number: number; frequency?: string };
  /** `again`: the refused claim that is asked once more, with its words. */
  claiming: { claimable: { id: string; name: string }; again?: { reference: string; comment: string } };
  upgrade: { type: string };
  /** One of one's own visits; its reference. */
  visit: { reference: string };
  /** The receipt of a payment; a guest proves to be the payer with the address, which may still be empty. */
  receipt: { reference: string; guest?: { email: string } };
  add_member: Record<string, never>;
  add_employee: Record<string, never>;
}

/** A kind of modal. */
export type ModalType = keyof ModalPayloads;
