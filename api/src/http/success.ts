/** The success envelope that every call shares. */
import type { SuccessAnswer } from '@shared/contracts/api';

export function success<T>(data: T, message = 'Done'): SuccessAnswer<T> {
  return { status: 'success', message, data };
}
