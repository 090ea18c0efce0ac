import { foldMark } from '@shared/contracts';

/** Stands where a long page goes on far below the first screen; the document has no styles for what follows it only. */
export const Fold = () => <div hidden {...{ [foldMark]: '' }} />;
