import { isLabel, isModalName, maxTitleLength, type Release } from '@ilera/contracts';
import type { Refusal } from '../refusal';

/**
 * Refuses titles of modals that a remote does not offer or that `<remote>/<modal>` cannot name, and titles that nobody
 * could read.
 */
export function checkModalTitles(remote: Release): Refusal[] {
  return Object.entries(remote.modalTitles ?? {}).flatMap(([modal, title]): Refusal[] => {
    const reason = whyTitleRefused(remote, modal, title);
    if (!reason) return [];
    const message = `${remote.name} ${remote.version} ${reason.message}.`;
    return [{ part: remote.name, rule: 'modal', subject: modal, message, remedy: reason.remedy }];
  });
}

/** Titles of a remote's modals for documents, without refused ones, even where somebody overruled the refusal. */
export const servedModalTitles = (remote: Release): Record<string, string> | undefined =>
  remote.modalTitles &&
  Object.fromEntries(
    Object.entries(remote.modalTitles).filter(([modal, title]) => !whyTitleRefused(remote, modal, title)),
  );

function whyTitleRefused(
  { name, modals }: Release,
  modal: string,
  title: string,
): Pick<Refusal, 'message' | 'remedy'> | undefined {
  if (!isModalName(modal))
    return {
      message: `has a title for the modal ${JSON.stringify(modal)}; a name has letters, digits, _ and -`,
      remedy: 'Choose another name.',
    };
  if (!Object.hasOwn(modals, modal))
    return {
      message: `has a title for the modal "${modal}", which it does not offer`,
      remedy: `Export it in ${name}/src/remote.tsx (chunk name modal.${modal}), or take its title away.`,
    };
  if (!isLabel(title, maxTitleLength))
    return {
      message: `calls the modal "${modal}" ${JSON.stringify(title).slice(0, maxTitleLength)}; a title has 1 to ${maxTitleLength} Latin letters, digits and punctuation marks`,
      remedy: 'Choose another title.',
    };
  return undefined;
}
