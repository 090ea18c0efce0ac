import { findRepository } from '../../ops/src/common/repository';
import { findSeeded } from '../../ops/src/testing/sites/copy-seeded-database';

/** Playwright's setup of a run: the database that the sites of all workers are copied from. */
export default async (): Promise<void> => void (await findSeeded(findRepository()));
