/** The script of the offline page: what this device has, and the way back when there is a network. */
import { readKeptPages } from './kept-pages';
import { readToken } from '../../session/read-token';
import { readOwnRecord } from './own-record';
import { retryWhenBack } from './retry';
import { showCard, showPages, showVisit } from './show';

const record = readOwnRecord(Date.now());
showCard(record);
showVisit(record?.next_visits ?? [], Date.now());
readKeptPages(readToken())
  .catch(() => [])
  .then(showPages);
retryWhenBack();
