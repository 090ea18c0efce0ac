interface ScriptPolicy {
  createScript(text: string): string;
}

interface TrustedTypes {
  defaultPolicy?: object | null;
  createPolicy(name: string, rules: { createScript(text: string): string }): ScriptPolicy;
}

/** Accepts only JSON, so that its result cannot run. */
const rules = { createScript: (text: string) => JSON.stringify(JSON.parse(text)) };

let policy: ScriptPolicy = rules;
let prepared = false;

/**
 * Trusted Types require a policy for a script's text even where it is data. The document's own lets JSON
 * pass; a gateway from before that one allows this name.
 */
function jsonPolicy(): ScriptPolicy {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!prepared && trustedTypes && !trustedTypes.defaultPolicy)
    policy = trustedTypes.createPolicy('mf-remote', rules);
  prepared = true;
  return policy;
}

/** A JSON-LD script for the head. Its content is set as text, never parsed as HTML. */
export function dataScript(value: unknown): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.textContent = jsonPolicy().createScript(JSON.stringify(value));
  return script;
}
