/** Loads the document of the present address. */
export function loadDocument(): void {
  window.location.reload();
}
