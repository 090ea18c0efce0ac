import * as calls from '@shared/contracts/calls';
import { api } from '@shared/runtime';

/** The conditions that the landing page names: those with an address and a title. */
export const popularConditions = () =>
  api.read(calls.conditions, { params: { category: 'popular' }, query: { page: 1 } }, ({ data }) =>
    data.filter(({ id, title }) => id !== '' && title),
  );
