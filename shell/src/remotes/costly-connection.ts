interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor saves data, or has a slow connection or none: nothing is prefetched then. */
export function isConnectionCostly(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !navigator.onLine || Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}
