import { brand } from '@shared/contracts';
import { facts } from '../facts';

/** The home page's title, in search results and the browser's tab. */
export const landingTitle = `${brand.name}: see a doctor online from ${facts.messagePrice}, or take a health plan`;

/** The description under that title in search results. */
export const landingDescription = `Message a doctor in Nigeria for ${facts.messagePrice} or call by video for ${facts.videoPrice}, day or night. Health plans for individuals, families and teams.`;
