/**
 * Addresses of the site that people get by mail, on a letter or at the clinic. They are not in the contracts' paths, whose bytes every
 * visitor loads.
 */
export const clinicPath = '/clinic';

/** Where a pharmacy proves a prescription. */
export const prescriptionPath = (code: string): string => `/prescription/${encodeURIComponent(code)}`;

/** A guest's visit. The secret stands behind `#`, which browsers send to no server. */
export const guestVisitPath = (token: string): string => `/visit#${encodeURIComponent(token)}`;
