/**
 * The layout of all mails in HTML and plain text, with shared formats. Escapes all text from people. Amounts are in
 * kobo, times in West Africa Time.
 */
import { brand, escapeHtml } from '@ilera/contracts';
import { formatVisitTime, zoneName } from '@ilera/format';
import type { Mail } from './enqueue-mail';
import type { Config } from '../config/read-config';

export interface Recipient {
  email: string;
  firstName: string;
}

interface MailContent {
  subject: string;
  paragraphs: string[];
  /** Label and value pairs. */
  facts?: [string, string][];
  action?: { label: string; url: string };
}

/**
 * Whether a text is just a name. Anybody can register or invite a stranger's address, and must not write sentences or
 * links into our mail that way.
 */
export const isPlainName = (name: string): boolean =>
  /^[\p{L}\p{M}' ’.-]{1,40}$/u.test(name) && !/\.\p{L}/u.test(name);

/** Removes web addresses from somebody's own words, because mail programs would link them. */
export const withoutLinks = (words: string): string =>
  words.replace(/\S*:\/\/\S*|(?:[\p{L}\p{M}\p{N}-]+[.。．｡])+[\p{L}\p{M}]{2,}(?:\/\S*)?/gu, '(link removed)');

/** Builds a mail's HTML and plain text from the same parts. */
export function composeMail({ email, firstName }: Recipient, parts: MailContent): Mail {
  // Removes line breaks, so that a name cannot pose as one of our lines.
  const facts = (parts.facts ?? []).map(([label, value]) => [label, value.replace(/\s+/g, ' ')] as const);
  const greeting = isPlainName(firstName) ? `Hello ${firstName},` : 'Hello,';
  const text = [
    greeting,
    ...parts.paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(parts.action ? [`${parts.action.label}: ${parts.action.url}`] : []),
    `${brand.name}\n${brand.supportEmail} · ${brand.supportPhone}`,
  ].join('\n\n');
  const rows = facts
    .map(
      ([label, value]) =>
        `<tr><th align="left" style="padding:4px 16px 4px 0">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
    )
    .join('');
  const html = [
    '<div style="font-family:Arial,sans-serif;max-width:560px;margin:0 auto;color:#1d1b20;line-height:1.5">',
    `<p style="font-size:20px;font-weight:bold;color:${brand.colour}">${escapeHtml(brand.name)}</p>`,
    `<p>${escapeHtml(greeting)}</p>`,
    ...parts.paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    rows && `<table>${rows}</table>`,
    parts.action &&
      `<p><a href="${escapeHtml(parts.action.url)}" style="background:${brand.colour};color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none">${escapeHtml(parts.action.label)}</a></p>`,
    `<p style="color:#5b5766;font-size:13px">${escapeHtml(brand.supportEmail)} · ${escapeHtml(brand.supportPhone)}</p>`,
    '</div>',
  ]
    .filter(Boolean)
    .join('\n');
  return { to: email, subject: parts.subject, text, html };
}

/** The site that links in mails lead to. */
export type Site = Pick<Config, 'siteOrigin'>;

export const link = (site: Site, path: string): string => site.siteOrigin + path;
export const methodName = (method: string): string =>
  method === 'video' ? 'Video consultation' : 'Message consultation';

/** `Saturday 5 December 2026, 9:30 AM (West Africa Time)`, in mails, texts and receipts. */
export const visitTime = (date: Date): string => `${formatVisitTime(date)} (${zoneName})`;

/** What a mail says of a visit. */
export interface Visit {
  reference: string;
  scheduledAt: Date;
  method: string;
}

/** The facts in every mail about a visit. */
export const visitFacts = (visit: Visit): [string, string][] => [
  ['Reference', visit.reference],
  ['When', visitTime(visit.scheduledAt)],
  ['How', methodName(visit.method)],
];
