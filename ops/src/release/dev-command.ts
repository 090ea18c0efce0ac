import { ReleaseRefused } from '../common/release-refused';
import { developAgainst } from '../dev/develop-against';
import { partsOfRepository, text, type LocalCommand } from './command-input';

/** `dev [remote] --against https://…`: hot reload of a remote in a running site. */
export const devCommand: LocalCommand = async (input) => {
  const site = text(input.options, 'against');
  if (!site || !URL.canParse(site))
    throw new ReleaseRefused('In which site? For example: ilera-release dev --against https://…');
  const { repository, names } = partsOfRepository(input);
  await developAgainst(repository, names, site);
  return { data: null };
};
