import { nigerianPhone } from '@shared/format';

/** `+2348031234567` of a Nigerian number as people write it, and of any that names its country; else null. */
export function internationalPhone(text: string): string | null {
  const local = nigerianPhone(text);
  if (/^0\d{10}$/.test(local)) return `+234${local.slice(1)}`;
  return /^\s*\+/.test(text) && /^[1-9]\d{7,14}$/.test(local) ? `+${local}` : null;
}
