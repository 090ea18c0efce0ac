/**
 * Parses the tokens of operators, by name: `ada=… bola=…`. Adds to `faults` what cannot be used; no fault
 * repeats a token.
 */
export function operatorTokens(text: string, faults: string[]): Record<string, string> {
  const tokens: Record<string, string> = {};
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [, name = '', token = ''] = /^([a-z][a-z0-9.-]*)=(.{24,})$/i.exec(entry) ?? [];
    if (!name) faults.push('OPS_TOKENS must be name=token pairs, with tokens of 24 characters or more');
    else if (Object.hasOwn(tokens, name)) faults.push(`OPS_TOKENS names ${name} twice`);
    else tokens[name] = token;
  }
  if (new Set(Object.values(tokens)).size < Object.keys(tokens).length)
    faults.push('OPS_TOKENS gives two operators the same token');
  return tokens;
}
