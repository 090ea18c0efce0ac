/**
 * Site paths that people get by mail, on a letter or at the clinic. They stay out of the contracts' paths, because
 * every visitor downloads those.
 */
export const clinicPath = '/clinic';

/** The page where a pharmacy checks a prescription. */
export const prescriptionPath = (code: string): string => `/prescription/${encodeURIComponent(code)}`;

/** The page of a guest's visit. The secret follows `#`, because browsers never send that part to a server. */
export const guestVisitPath = (token: string): string => `/visit#${encodeURIComponent(token)}`;
