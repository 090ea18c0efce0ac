/** The overlays that any part of the site may open (P3.1, P4.1). */
export const overlays = [
  'sidebar',
  'dashboardSidebar',
  'login',
  'signUp',
  'employerSignUp',
  'plans',
  'processSignUp',
  'join',
  'forgotPassword',
  'passwordReset',
  'newPassword',
  'fixedSidebar',
  'verificationPage',
] as const;

/** One overlay flag of the shared interface state. */
export type Overlay = (typeof overlays)[number];

/**
 * The overlays that close-all resets; the dashboard sidebar, the fixed sidebar and the verification flag stay
 * (R4.21).
 */
export const overlaysOfCloseAll = [
  'sidebar',
  'login',
  'signUp',
  'processSignUp',
  'plans',
  'employerSignUp',
  'join',
  'forgotPassword',
  'passwordReset',
  'newPassword',
] as const satisfies readonly Overlay[];

/** The overlays that are panels over the page; the others are flags that layouts read. */
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
] as const satisfies readonly Overlay[];

/** An overlay that is drawn as a panel over the page. */
export type OverlayPanel = (typeof overlayPanels)[number];
