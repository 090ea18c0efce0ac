/** The success envelope that every call shares. */
import type { SuccessResponse } from '@shared/contracts/api';

export function success<T>(data: T, message = 'Done'): SuccessResponse<T> {
  return { status: 'success', message, data };
}
