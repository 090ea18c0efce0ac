/** Words and formats that several mails share. Amounts are in kobo, times in West Africa Time. */
import { formatNaira, formatVisitTime, zoneName } from '@shared/format';
import type { Config } from '../config/read-config';
import { toNaira } from '../common/naira';

/** Where links of mails lead. */
export type Site = Pick<Config, 'siteOrigin'>;

export const link = (site: Site, path: string): string => site.siteOrigin + path;
export const naira = (kobo: number): string => formatNaira(toNaira(kobo));
export const hello = (firstName: string): string => `Hello ${firstName},`;
export const moment = (date: Date): string => `${formatVisitTime(date)} (${zoneName})`;
export const methodName = (method: string | null): string =>
  method === 'video' ? 'Video consultation' : 'Message consultation';
