import { isLabel, isModalName, longestTitle, type Release } from '@shared/contracts';
import type { Refusal } from './refusal';

/**
 * Modals that a remote has a title for and does not offer, that `<remote>/<modal>` could not name, or whose title
 * nobody could read (Q56).
 */
export function checkOwnModals({ name, version, modals, modalTitles = {} }: Release): Refusal[] {
  return Object.entries(modalTitles).flatMap(([modal, title]): Refusal[] => {
    const refuse = (message: string, remedy: string): Refusal[] => [
      { part: name, rule: 'modal', subject: modal, message: `${name} ${version} ${message}.`, remedy },
    ];
    if (!isModalName(modal))
      return refuse(
        `has a title for the modal ${JSON.stringify(modal)}; a name has letters, digits, _ and -`,
        'Choose another name.',
      );
    if (!Object.hasOwn(modals, modal))
      return refuse(
        `has a title for the modal "${modal}", which it does not offer`,
        `Export it in ${name}/src/remote.tsx (chunk name modal.${modal}), or take its title away.`,
      );
    if (!isLabel(title, longestTitle))
      return refuse(
        `calls the modal "${modal}" ${JSON.stringify(title).slice(0, longestTitle)}; a title has 1 to ${longestTitle} Latin letters, digits and punctuation marks`,
        'Choose another title.',
      );
    return [];
  });
}
