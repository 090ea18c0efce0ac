import fc from 'fast-check';
import { roundsOn, suiteDatabases } from '../testing/databases/databases';
import { interleaveMembers } from '../testing/members/interleave-members';
import { seedOr } from '../testing/seed-or';

const often = ['accept', 'decline', 'leave', 'remove', 'take-up', 'buy-own'] as const;
const rarely = ['refund-now', 'invite', 'resend', 'renew', 'renew-fewer'] as const;
const seldom = ['erase', 'expire', 'reverse', 'end'] as const;
const what = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...often) },
  { weight: 8, arbitrary: fc.constantFrom(...rarely) },
  { weight: 1, arbitrary: fc.constantFrom(...seldom) },
);
/** Mostly about one person, so that actions meet. People are invited in turn to one owner and the other. */
const round = fc
  .tuple(fc.nat(5), fc.array(fc.tuple(what, fc.nat(11)), { minLength: 4, maxLength: 8 }))
  .map(([met, actions]) =>
    actions.map(([name, other]) => {
      const person = other > 5 ? met : other;
      return { do: name, person, owner: person % 2 };
    }),
  );

const seed = seedOr(20261123);

it.each(suiteDatabases())(
  'covers whom an open row says, and no more than are paid for, whatever happens at once (R4.75, R4.76, R4.90, %s)',
  async (kind) => {
    const { faults, done } = await interleaveMembers(
      kind,
      fc.sample(round, { numRuns: roundsOn(kind, 100), seed }),
    );
    expect({ seed, faults }).toEqual({ seed, faults: [] });
    // Each action took effect in some round, or the rounds would show nothing about it.
    expect(Object.keys(done).sort()).toEqual([...often, ...rarely, ...seldom].sort());
  },
  900_000,
);
