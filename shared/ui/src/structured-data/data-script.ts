/** A JSON-LD script for the head. Its content is set as text, never parsed as HTML. */
export function dataScript(value: unknown): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  // The document's Trusted Types policy lets JSON pass.
  script.textContent = JSON.stringify(value);
  return script;
}
