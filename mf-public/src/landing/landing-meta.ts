import { brand } from '@shared/contracts';
import { facts } from '../facts';

/** The home page's name in a result list or a browser tab. */
export const landingTitle = `${brand.name}: see a doctor online from ${facts.messagePrice}, or take a health plan`;

/** Under it. */
export const landingDescription = `Message a doctor in Nigeria for ${facts.messagePrice} or call by video for ${facts.videoPrice}, day or night. Health plans for individuals, families and teams.`;
