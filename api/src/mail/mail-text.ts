/** Words and formats that several mails share. Amounts are in kobo, times in West Africa Time. */
import type { Config } from '../config/read-config';
import { toNaira } from '../common/naira';

/** Where links of mails lead. */
export type Site = Pick<Config, 'siteOrigin'>;

export const link = (site: Site, path: string): string => site.siteOrigin + path;
export const naira = (kobo: number): string =>
  `N${toNaira(kobo).toLocaleString('en-NG', { minimumFractionDigits: kobo % 100 === 0 ? 0 : 2 })}`;
export const hello = (firstName: string): string => `Hello ${firstName},`;
export const longDate = (date: Date): string =>
  date.toLocaleDateString('en-NG', { dateStyle: 'long', timeZone: 'Africa/Lagos' });
export const moment = (date: Date): string =>
  `${date.toLocaleString('en-NG', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Africa/Lagos' })} (West Africa Time)`;
export const methodName = (method: string | null): string =>
  method === 'video' ? 'Video consultation' : 'Message consultation';
