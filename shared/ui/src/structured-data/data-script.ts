interface ScriptPolicy {
  createScript(text: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScript(text: string): string }): ScriptPolicy;
}

/** Lets nothing but JSON through, so whatever it is given can never run. */
const rules = { createScript: (text: string) => JSON.stringify(JSON.parse(text)) };

let policy: ScriptPolicy = rules;
let prepared = false;

/**
 * Under the site's Trusted Types a script's text needs a policy even where the script is data; the CSP admits
 * this name.
 */
function jsonPolicy(): ScriptPolicy {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!prepared && trustedTypes) policy = trustedTypes.createPolicy('mf-remote', rules);
  prepared = true;
  return policy;
}

/** A block of JSON-LD, ready to stand in the head. Set as text, never parsed as HTML. */
export function dataScript(value: unknown): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.textContent = jsonPolicy().createScript(JSON.stringify(value));
  return script;
}
