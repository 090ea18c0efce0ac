import { buildAndWeigh } from './build-and-weigh';
import { partsOfRepository, type LocalCommand } from './command-input';

/** `build [part…]`: builds what changed, and weighs it. */
export const buildCommand: LocalCommand = async (input) => {
  const { options, tell } = input;
  const built = await buildAndWeigh({ ...partsOfRepository(input), force: options.force === true, tell });
  return { data: built.map(({ name, version, folder }) => ({ name, version, folder })) };
};
