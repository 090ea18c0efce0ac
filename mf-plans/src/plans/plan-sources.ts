import * as calls from '@shared/contracts/calls';
import type { PlanType } from '@shared/format';
import { plansOfType as allOfType } from '@shared/forms';
import { api, MissingError, type Source } from '@shared/runtime';
import { type PlanOffer, toOffer } from './plan';

/** A plan by its id. */
export const planById = (id: string): Source<PlanOffer> =>
  api.read(calls.plan, { params: { id } }, (plan) => {
    const offer = toOffer(plan);
    if (!offer) throw new MissingError('The response holds no plan');
    return offer;
  });

/** The plans of a type. */
export const plansOfType = (type: PlanType): Source<PlanOffer[]> =>
  allOfType(type, (plans) => plans.flatMap((plan) => toOffer(plan, type) ?? []));
