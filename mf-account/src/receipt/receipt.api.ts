import type { Receipt } from '@shared/contracts/api';
import { api } from '@shared/runtime';

/** A payment, and the payer's address where the payer is not signed in. */
export interface ReceiptRequest {
  reference: string;
  guestEmail: string | null;
}

const own = (reference: string): string => `individual/receipt/${encodeURIComponent(reference)}`;

/** The receipt as data. */
export async function getReceipt({ reference, guestEmail }: ReceiptRequest): Promise<Receipt> {
  const answer =
    guestEmail === null
      ? await api.get<unknown>(own(reference))
      : await api.post<unknown>('condition/receipt', { reference, email: guestEmail });
  return (answer as { data: Receipt }).data;
}

const asPdf = { headers: { accept: 'application/pdf' } };

/** The receipt as PDF. */
export function getReceiptPdf({ reference, guestEmail }: ReceiptRequest): Promise<Blob> {
  return guestEmail === null
    ? api.get<Blob>(`${own(reference)}/pdf`, asPdf)
    : api.post<Blob>('condition/receipt/pdf', { reference, email: guestEmail }, asPdf);
}
