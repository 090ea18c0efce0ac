/** The colour role of a status. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

/** A status in words, with its tone. */
export interface StatusLabel {
  label: string;
  tone: Tone;
}

function statusWith(successLabel: string) {
  return (status: unknown): StatusLabel => {
    // Exact matches only: any other value of an API is shown as Cancelled (R4.51).
    if (status === 'processing') return { label: 'Pending', tone: 'warning' };
    if (status === 'success') return { label: successLabel, tone: 'success' };
    return { label: 'Cancelled', tone: 'error' };
  };
}

/** Pending, Completed or Cancelled. */
export const visitStatus = statusWith('Completed');

/** Pending, Paid or Cancelled. */
export const paymentStatus = statusWith('Paid');

/** The card icon: visa for visa and verve, mastercard for all others (R4.52). */
export function cardBrand(type: unknown): 'visa' | 'mastercard' {
  const name = typeof type === 'string' ? type.trim().toLowerCase() : '';
  return name === 'visa' || name === 'verve' ? 'visa' : 'mastercard';
}
